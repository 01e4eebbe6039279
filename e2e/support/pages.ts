import { builtPages, pagePath } from '@handbook/content/files';
import type { BrowserContext, Page } from '@playwright/test';

/** The path of every built page below the site's base, as a reader's address bar shows it. */
export const pagePaths = (): string[] =>
  builtPages()
    .filter((file) => !file.endsWith('404.html'))
    .map((file) => `/${pagePath(file)}`);

/** Visits pages, three at a time in pages of their own: most of a visit is waiting for what a page does late. */
export async function visitAll(
  context: BrowserContext,
  paths: readonly string[],
  visit: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  const left = [...paths];
  const lane = async () => {
    const page = await context.newPage();
    for (let path = left.shift(); path !== undefined; path = left.shift()) await visit(page, path);
    await page.close();
  };
  await Promise.all([lane(), lane(), lane()]);
}
