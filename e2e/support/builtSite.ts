import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binary } from '../../scripts/process/binary.mjs';
import { root } from '../../scripts/root.mjs';
import { serveSite } from '../../scripts/server/serveSite.mjs';

/**
 * Builds this site for another base into a folder of its own and serves it.
 *
 * @param base path with a slash at both ends
 * @throws Error with the build's output when it fails
 */
export async function serveBuiltUnder(base: string) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const removeFolder = () => rmSync(folder, { recursive: true });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [binary('@rspress/core', 'rspress'), 'build'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, SITE_BASE: base, SITE_OUT_DIR: folder },
    },
  );
  if (status !== 0) {
    removeFolder();
    throw new Error(`The build under ${base} failed:\n${stdout}${stderr}`);
  }
  const site = await serveSite({ folder, base, host: 'localhost', port: 0 });
  return {
    origin: `http://localhost:${site.port}`,
    close: async () => {
      await site.close();
      removeFolder();
    },
  };
}
