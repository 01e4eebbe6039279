import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { binary } from '@handbook/content/files';
import { serveSite } from '../server/serveSite.mjs';

/**
 * Builds and serves a site, and removes its folder on `close`.
 *
 * @param {string} folder below the repository, where the site finds the installed packages
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 * @throws {Error} with the build's output when it fails
 */
export async function builtSite(folder) {
  const remove = () => rmSync(folder, { recursive: true });
  try {
    const rspress = binary('@rspress/core', 'rspress');
    await promisify(execFile)(process.execPath, [rspress, 'build'], { cwd: folder });
    const built = join(folder, 'doc_build');
    const site = await serveSite({ folder: built, base: '/', host: 'localhost', port: 0 });
    const close = () => site.close().then(remove);
    return { origin: `http://localhost:${site.port}`, close };
  } catch (error) {
    remove();
    throw error;
  }
}
