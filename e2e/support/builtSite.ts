import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@handbook/content/files';
import { binary } from '../../tools/process/binary.mjs';
import { serveSite } from '../../tools/server/serveSite.mjs';
import { copyShortSite, SHORT_CONFIG } from './shortSite.ts';

/** Builds a copy of a site and serves it. The folder is removed when the server is closed. */
async function serveBuilt(copy: string, options: string[], env: Record<string, string>) {
  const args = [binary('@rspress/core', 'rspress'), 'build', ...options];
  const built = { cwd: copy, env: { ...process.env, ...env } };
  await promisify(execFile)(process.execPath, args, built).catch(({ stdout, stderr }) => {
    throw new Error(`The build with ${JSON.stringify(env)} failed:\n${stdout}${stderr}`);
  });
  const folder = join(copy, 'doc_build');
  const base = env.SITE_BASE ?? '/';
  const site = await serveSite({ folder, base, host: 'localhost', port: 0 });
  const close = async () => {
    await site.close();
    rmSync(copy, { recursive: true });
  };
  return { folder, origin: `http://localhost:${site.port}`, close };
}

/**
 * Builds a short copy of this site and serves it.
 *
 * @param env variables of the build besides this process's environment; `SITE_BASE` has a slash at both ends
 */
export const serveShortSite = (env: Record<string, string>) =>
  serveBuilt(copyShortSite('built'), ['--config', SHORT_CONFIG], {
    ...env,
    // The copies share the installed packages and their cache, so a build must not read the cache of another one.
    RSPRESS_PERSISTENT_CACHE: 'false',
    SITE_OUT_DIR: '',
  });

/** Builds a copy of a site below `examples/` and serves it. */
export function serveExample(name: string) {
  // Below the root, so that the copy finds the installed packages.
  const copy = mkdtempSync(join(root, 'node_modules/.example-'));
  cpSync(join(root, 'examples', name), copy, { recursive: true });
  return serveBuilt(copy, [], {});
}
