import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folder with `rspress` 1.x that `RSPRESS_1_FOLDER` names. If it is set, rules record again what 1.x does.
 *
 * @throws Error if the folder has no `rspress`
 */
export function olderProject(): string | undefined {
  const folder = process.env.RSPRESS_1_FOLDER;
  if (folder && !existsSync(join(folder, 'node_modules/rspress'))) {
    throw new Error(
      `RSPRESS_1_FOLDER is ${folder}, which has no node_modules/rspress. Install rspress 1.x there, or correct the path.`,
    );
  }
  return folder || undefined;
}
