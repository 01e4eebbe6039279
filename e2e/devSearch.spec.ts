import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDevSite } from './support/devSite.ts';
import { dialog, hits, input, NOTHING } from './support/search.ts';
import { expect, test, watch } from './support/test.ts';

test('search finds an edit without a restart of the dev server', async ({ browser, watched }) => {
  test.slow();
  const site = await startDevSite();
  const page = await browser.newPage({ baseURL: site.origin });
  watched.push(watch(page.context(), site.origin));
  // The dev server compiles a page when it is opened, then reloads it.
  const finds = (wanted: RegExp) =>
    expect(async () => {
      await page.goto('/guide/start/introduction');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 5000 });
      await page.keyboard.press('Control+k');
      await input(page).fill(NOTHING, { timeout: 5000 });
      await expect(dialog(page)).toContainText(wanted, { timeout: 5000 });
    }).toPass();
  try {
    await finds(/No results for/);
    appendFileSync(
      join(site.folder, 'docs/en/guide/start/introduction.mdx'),
      `\n## Added while the server runs\n\nHere ${NOTHING} is explained.\n`,
    );
    await finds(/Added while the server runs/);
    await expect(hits(page)).toHaveCount(1);
  } finally {
    await page.close();
    await site.close();
  }
});
