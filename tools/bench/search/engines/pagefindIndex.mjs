import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { close, createIndex } from 'pagefind';

/**
 * Indexes the text of the built pages with Pagefind, one index per language, and writes the indexes into the site's
 * folder.
 *
 * @param {string} folder the built site, absolute; gains a folder `pagefind`
 * @throws {Error} with Pagefind's message
 */
export async function writePagefind(folder) {
  const { index, errors } = await createIndex({
    rootSelector: '.rp-doc',
    excludeSelectors: ['.rp-header-anchor', '.rp-code-button-group', '.rp-prev-next-page'],
  });
  if (!index) throw new Error(errors.join('\n'));
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.html') || path.endsWith('404.html')) continue;
    const content = readFileSync(join(folder, path), 'utf8');
    // A home page has no element for the selector, so Pagefind would index the whole page.
    if (!/class="[^"]*\brp-doc\b/.test(content)) continue;
    const url = `/${path.replace(/index\.html$/, '').replace(/\.html$/, '')}`;
    const added = await index.addHTMLFile({ url, content });
    if (added.errors.length > 0) throw new Error(added.errors.join('\n'));
  }
  // Not `writeFiles`: it returns before the last file is completely written.
  const made = await index.getFiles();
  if (made.errors.length > 0) throw new Error(made.errors.join('\n'));
  for (const { path, content } of made.files) {
    const file = join(folder, 'pagefind', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  await close();
}
