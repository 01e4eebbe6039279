import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPages, pendingFiles, readFragmentRecords, repositoryRoot } from '@handbook/content';
import { builtPages, outFolder } from '@handbook/content/files';
import { violations } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { zh } from './support/texts.ts';

/** The built pages whose HTML has the note. */
const noted = () =>
  builtPages().filter((path) =>
    readFileSync(join(outFolder, path), 'utf8').includes('class="translation-note'),
  );

test('exactly the pages with a pending translation have the note', async ({ page }) => {
  const pages = loadPages();
  const pending = pendingFiles(pages, readFragmentRecords(repositoryRoot));
  const expected = pages
    .filter(({ file, frontmatter }) => pending.has(file) && frontmatter.pageType === undefined)
    .map(({ file }) => file.replace(/^docs\//, '').replace(/\.mdx?$/, '.html'));
  expect(noted()).toEqual(expected.sort());
  for (const path of expected.slice(0, 1)) {
    await page.goto(`/${path.replace(/(index)?\.html$/, '')}`);
    const note = page.getByRole('note');
    await expect(note.getByRole('link')).toHaveText([
      zh('translationNote.original'),
      zh('translationNote.edit'),
    ]);
    expect(await violations(page)).toEqual([]);
  }
});
