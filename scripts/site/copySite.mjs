import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** What a build of the site does not read, or makes. */
const left = new Set(['node_modules', 'doc_build', 'test-results', '.git', '.github', 'e2e']);

/**
 * Copies everything a build of this site reads into a new temporary folder, where it can be built with another
 * configuration, or edited, without touching the real one.
 *
 * @param {string} name stands in the folder's name
 * @returns {string} the folder, absolute
 */
export function copySite(name) {
  const folder = mkdtempSync(join(tmpdir(), `site-${name}-`));
  for (const entry of readdirSync(root)) {
    if (!left.has(entry)) cpSync(join(root, entry), join(folder, entry), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return folder;
}
