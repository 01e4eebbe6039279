import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '@handbook/content';

/** Contents by path from a site's root. */
export type Files = Map<string, string | Uint8Array>;

/** Creates a temporary folder, in which sites find the installed packages. */
export function makeWorkshop(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'samples-')));
  symlinkSync(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'), 'junction');
  return root;
}

/** Writes files into a folder. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Writes a site's files into a separate folder. */
export function writeSite(folder: string, files: Files): void {
  // The framework writes its runtime modules into this folder. The packages are in the parent folder.
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  const manifest = JSON.stringify({ private: true, type: 'module' });
  writeFiles(folder, new Map([['package.json', manifest], ...files]));
}
