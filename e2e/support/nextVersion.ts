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
  const hashes = new Map<string, string>();
  for (const { name } of filesBelow(join(copy, 'static'))) {
    const hash = /\.([0-9a-f]{8,})\./.exec(name)?.[1];
    if (hash) hashes.set(hash, [...hash].reverse().join(''));
  }
  for (const [, revision = ''] of readFileSync(join(copy, 'sw.js'), 'utf8').matchAll(
    /"revision":"(\w+)"/g,
  )) {
    hashes.set(revision, [...revision].reverse().join(''));
  }
  const every = new RegExp([...hashes.keys()].join('|'), 'g');
  const renamed = (text: string) => text.replace(every, (hash) => hashes.get(hash) ?? hash);
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
