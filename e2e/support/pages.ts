import { builtPages, pagePath } from '@handbook/content/files';
import type { BrowserContext, Page } from '@playwright/test';

/** The path of every built page, relative to the base path, without `.html`. */
export const pagePaths = (): string[] =>
  builtPages()
    .filter((file) => !file.endsWith('404.html'))
    .map((file) => `/${pagePath(file)}`);

/** Visits three pages at a time, because most of a visit is waiting. */
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

/** Whether the page is wider than its window. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
