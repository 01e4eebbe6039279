import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { binary, root } from '@handbook/content/files';
import { serveSite } from '../../tools/server/serveSite.mjs';

/**
 * Builds a copy of a site below `examples/` and serves it.
 *
 * @throws Error with the build's output when it fails
 */
export async function serveExample(name: string) {
  // Below the root, so that the copy finds the installed packages.
  const copy = mkdtempSync(join(root, 'node_modules/.example-'));
  const remove = () => rmSync(copy, { recursive: true });
  cpSync(join(root, 'examples', name), copy, { recursive: true });
  const build = promisify(execFile);
  await build(process.execPath, [binary('@rspress/core', 'rspress'), 'build'], { cwd: copy }).catch(
    (error) => {
      remove();
      throw error;
    },
  );
  const folder = join(copy, 'doc_build');
  const site = await serveSite({ folder, base: '/', host: 'localhost', port: 0 });
  return {
    origin: `http://localhost:${site.port}`,
    close: async () => {
      await site.close();
      remove();
    },
  };
}
