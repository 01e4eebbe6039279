import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@handbook/content/files';

/** The reviewed files: each path below `node_modules`, with the folder that patches it and the SHA-256 of its text. */
export type PatchedFiles = Record<string, { folder: string; sha256: string }>;

/** A listed file that differs from its reviewed text. */
interface ChangedFile {
  file: string;
  /** The folder below `packages` that patches it. */
  folder: string;
  /** The hash of its current text; undefined if the file doesn't exist. */
  sha256: string | undefined;
}

const listFile = new URL('./patched.json', import.meta.url);

/** The `node_modules` folder of this repository. */
export const installed = join(root, 'node_modules');

/** Reads a list, by default the committed one. */
export const readPatched = (file: string | URL = listFile): PatchedFiles =>
  JSON.parse(readFileSync(file, 'utf8'));

/**
 * Returns the listed files that are missing or changed in an installation.
 *
 * @param modules the `node_modules` folder of the installation, absolute
 */
export function changedFiles(list: PatchedFiles, modules: string): ChangedFile[] {
  return Object.entries(list).flatMap(([file, { folder, sha256 }]) => {
    const path = join(modules, file);
    const now = existsSync(path)
      ? createHash('sha256').update(readFileSync(path)).digest('hex')
      : undefined;
    return now === sha256 ? [] : [{ file, folder, sha256: now }];
  });
}

/** Explains a changed file: what happened, which plugin depends on the file, and what to do. */
export const explain = ({ file, folder, sha256 }: ChangedFile): string =>
  sha256 === undefined
    ? `${file} doesn't exist, but packages/${folder} patches that file. Fix: find the code that replaced it, then adapt or remove the patch and its entry in packages/hydration/framework-patch/patched.json.`
    : `${file} has changed, and packages/${folder} patches that file. Fix: compare its text with the previous version, adapt or remove the patch, then run "npm run upgrade-report -- --accept".`;

/**
 * Records the installed text of every listed file as reviewed.
 *
 * @returns the files that changed; missing files keep their entries
 */
export function acceptChanges(target: string | URL = listFile, modules = installed): ChangedFile[] {
  const list = readPatched(target);
  const changed = changedFiles(list, modules);
  for (const { file, folder, sha256 } of changed) if (sha256) list[file] = { folder, sha256 };
  writeFileSync(target, `${JSON.stringify(list, null, 2)}\n`);
  return changed;
}
