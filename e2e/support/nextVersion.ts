import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TEXT = /\.(?:html|js|css|json|svg|txt|xml)$/;

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

/**
 * Copies a built site as a later deployment: other content, and new names for all files with a hash. The old files are
 * gone.
 *
 * @param change changes the content of pages
 */
export function nextVersion(folder: string, change: (html: string) => string): string {
  const copy = mkdtempSync(join(tmpdir(), 'site-next-'));
  cpSync(folder, copy, { recursive: true });
  const worker = readFileSync(join(copy, 'sw.js'), 'utf8');
  const hashes = new Set([
    ...filesBelow(join(copy, 'static')).map(({ name }) => /\.([0-9a-f]{8,})\./.exec(name)?.[1]),
    ...[...worker.matchAll(/"revision":"(\w+)"/g)].map(([, revision]) => revision),
  ]);
  const renamed = (text: string) =>
    text.replace(/[0-9a-f]{8,}/g, (it) => (hashes.has(it) ? [...it].reverse().join('') : it));
  for (const { name, parentPath } of filesBelow(copy)) {
    const path = join(parentPath, name);
    if (TEXT.test(name)) {
      const text = renamed(readFileSync(path, 'utf8'));
      writeFileSync(path, name.endsWith('.html') ? change(text) : text);
    }
    if (renamed(name) !== name) renameSync(path, join(parentPath, renamed(name)));
  }
  return copy;
}
