import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@handbook/content/files';

/** Entries that a build of the site writes or doesn't read. */
const left = new Set(['node_modules', 'doc_build', 'test-results', '.git', '.github', 'e2e']);

/**
 * Copies everything that a build of this site reads into a new temporary folder, so that a copy can be edited or built
 * with another configuration. The packages of this repository are linked to the copy's files, so that they aren't
 * loaded twice.
 *
 * @param {string} name part of the folder's name
 * @returns {string} the folder, absolute
 */
export function copySite(name) {
  const folder = mkdtempSync(join(tmpdir(), `site-${name}-`));
  for (const entry of readdirSync(root)) {
    if (!left.has(entry)) cpSync(join(root, entry), join(folder, entry), { recursive: true });
  }
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@handbook'), { recursive: true });
  for (const entry of readdirSync(join(root, 'node_modules'))) {
    if (entry !== '@handbook') symlinkSync(join(root, 'node_modules', entry), join(modules, entry));
  }
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(modules, '@handbook', name), 'dir');
  }
  return folder;
}
