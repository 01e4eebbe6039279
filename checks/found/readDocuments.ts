import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { outDir } from '../../scripts/server/siteEnvironment.mjs';
import type { SearchDocuments } from '../../search/types.ts';
import { repositoryRoot } from '../lib/root.ts';

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
