import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type MetaEntry = string | { type?: string; name?: string };

const names = (file: string): string[] =>
  (JSON.parse(readFileSync(file, 'utf8')) as MetaEntry[]).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : entry.name ? [entry.name] : [],
  );

/**
 * The pages below a folder in the order of its `_meta.json` files, as paths from `docs/<language>` without ending.
 *
 * @param root folder of a language's pages
 * @param folder path from there
 */
export function readingOrder(root: string, folder: string): string[] {
  const meta = join(root, folder, '_meta.json');
  if (!existsSync(meta)) return [];
  return names(meta).flatMap((name) => {
    const path = `${folder}/${name.replace(/\.mdx?$/, '')}`;
    return existsSync(join(root, path, '_meta.json')) ? readingOrder(root, path) : [path];
  });
}
