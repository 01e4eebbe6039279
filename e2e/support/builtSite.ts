import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { binary } from '@handbook/content/files';
import { serveSite } from '../../tools/server/serveSite.mjs';
import { copyShortSite, SHORT_CONFIG } from './shortSite.ts';

/**
 * Builds a short copy of this site and serves it.
 *
 * @param env variables of the build besides this process's environment; `SITE_BASE` has a slash at both ends
 * @throws Error with the build's output when it fails
 */
export async function serveBuiltWith(env: Record<string, string>) {
  const copy = copyShortSite('built');
  const remove = () => rmSync(copy, { recursive: true });
  const { status, output } = await runBuild(copy, env);
  if (status !== 0) {
    remove();
    throw new Error(`The build with ${JSON.stringify(env)} failed:\n${output}`);
  }
  const folder = join(copy, 'doc_build');
  const base = env.SITE_BASE ?? '/';
  const site = await serveSite({ folder, base, host: 'localhost', port: 0 });
  return {
    folder,
    origin: `http://localhost:${site.port}`,
    close: async () => {
      await site.close();
      remove();
    },
  };
}

/**
 * Builds a short copy of this site for another base and serves it.
 *
 * @param base path with a slash at both ends
 * @throws Error with the build's output when it fails
 */
export const serveBuiltUnder = (base: string) => serveBuiltWith({ SITE_BASE: base });

/** Builds a copy of this site with more variables in its environment. */
function runBuild(cwd: string, env: Record<string, string>) {
  return new Promise<{ status: number | null; output: string }>((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [binary('@rspress/core', 'rspress'), 'build', '--config', SHORT_CONFIG],
      {
        cwd,
        // The copies share the installed packages and their cache, so a build must not read the cache of another one.
        env: { ...process.env, ...env, RSPRESS_PERSISTENT_CACHE: 'false', SITE_OUT_DIR: '' },
      },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, output }));
  });
}
