import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every file in a folder of a built site, its bytes as text.
 *
 * @param folder absolute
 */
export const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({
      name,
      text: readFileSync(join(parentPath, name), 'latin1'),
    }));
