import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binary, root } from '@handbook/content/files';
import { serveSite } from '../../tools/server/serveSite.mjs';

/**
 * Builds this site into a folder of its own and serves it.
 *
 * @param env what the build is told besides this process's environment; `SITE_BASE` has a slash at both ends
 * @throws Error with the build's output when it fails
 */
export async function serveBuiltWith(env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const removeFolder = () => rmSync(folder, { recursive: true });
  const { status, output } = await runBuild({ ...env, SITE_OUT_DIR: folder });
  if (status !== 0) {
    removeFolder();
    throw new Error(`The build with ${JSON.stringify(env)} failed:\n${output}`);
  }
  const base = env.SITE_BASE ?? '/';
  const site = await serveSite({ folder, base, host: 'localhost', port: 0 });
  return {
    folder,
    origin: `http://localhost:${site.port}`,
    close: async () => {
      await site.close();
      removeFolder();
    },
  };
}

/**
 * Builds this site for another base into a folder of its own and serves it.
 *
 * @param base path with a slash at both ends
 * @throws Error with the build's output when it fails
 */
export const serveBuiltUnder = (base: string) => serveBuiltWith({ SITE_BASE: base });

/** Runs a build of this site with more variables in its environment. */
export function runBuild(env: Record<string, string>) {
  return new Promise<{ status: number | null; output: string }>((resolve, reject) => {
    const child = spawn(process.execPath, [binary('@rspress/core', 'rspress'), 'build'], {
      cwd: root,
      env: { ...process.env, ...env },
    });
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
