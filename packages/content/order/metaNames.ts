import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../files/readText.mjs';

type MetaEntry = string | { name?: string };

/**
 * The names in the `_meta.json` of a folder, without endings, in its order.
 *
 * @returns undefined where the folder has no such file
 */
export function metaNames(folder: string): string[] | undefined {
  const file = join(folder, '_meta.json');
  if (!existsSync(file)) return undefined;
  const entries: MetaEntry[] = JSON.parse(readText(file));
  return entries
    .flatMap((entry) => (typeof entry === 'string' ? entry : (entry.name ?? [])))
    .map((name) => name.replace(/\.\w+$/, ''));
}
