import { join } from 'node:path';
import { metaNames } from '../sitePages/metaNames.ts';

/**
 * The pages below a folder in the order of its `_meta.json` files, as paths from `docs/<language>` without ending.
 *
 * @param root folder of a language's pages
 * @param folder path from there
 */
export function readingOrder(root: string, folder: string): string[] {
  return (metaNames(join(root, folder)) ?? []).flatMap((name) => {
    const path = `${folder}/${name}`;
    return metaNames(join(root, path)) ? readingOrder(root, path) : [path];
  });
}
