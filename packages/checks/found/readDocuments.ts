import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import { outDir } from '@handbook/content/files';
import type { SearchDocuments } from '@handbook/search/engine';
import { globSync } from 'tinyglobby';

/**
 * What the built site gives the search, one entry per language.
 *
 * @throws Error when the site is not built
 */
export function readDocuments(): SearchDocuments[] {
  const folder = join(repositoryRoot, outDir, 'static/search');
  const files = globSync('*.json', { cwd: folder });
  if (files.length === 0)
    throw new Error('The built site has no search documents. Run `npm run build` first.');
  return files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}
