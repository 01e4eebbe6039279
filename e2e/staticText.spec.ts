import type { Page } from '@playwright/test';
import { wake } from './support/alive.ts';
import { documentsOf } from './support/faults.ts';
import { expect, test } from './support/test.ts';

const START = '/guide/basic/ssg';
const TEXT = /\/static\/text\/page\.[^/]+\.js/;

const textRequests = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (TEXT.test(request.url())) asked.push(request.url());
  });
  return asked;
};

/** A link in the text of the page that leads to another one. */
const linkInText = (page: Page) =>
  page.locator('main [data-text] a[href^="/"]:not([href*="#"]):not([target])').first();

const remember = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('main [data-text] *')) {
      Object.assign(element, { seenByReader: true });
    }
  });
const remembered = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [data-text] *')].every(
      (element) => 'seenByReader' in element,
    ),
  );

test('a page that wakes keeps its text as it was built, and fetches none', async ({ page }) => {
  const asked = textRequests(page);
  await page.goto(START);
  await remember(page);
  await wake(page);
  expect(await remembered(page)).toBe(true);
  expect(asked).toEqual([]);
});

test('a link in the text leads on without loading the site anew, there and back', async ({
  page,
}) => {
  const asked = textRequests(page);
  await page.goto(START);
  await wake(page);
  const documents = documentsOf(page);
  const before = await page.locator('main').textContent();
  const link = linkInText(page);
  const href = (await link.getAttribute('href')) ?? '';
  await link.hover();
  await expect.poll(() => asked.length).toBe(1);
  await link.click();
  await expect(page).toHaveURL(href);
  await expect(page.locator('main h1')).not.toContainText('Render pages');
  await expect(page.locator('main [data-text] p').first()).toBeVisible();
  const shown = await page.locator('main').textContent();
  await page.goBack();
  await expect(page).toHaveURL(START);
  await expect(page.locator('main h1')).toContainText('Render pages');
  expect(await page.locator('main').textContent()).toBe(before);
  expect(documents).toEqual([]);
  expect(asked).toHaveLength(1);

  // What is there without React is the same as with it.
  await page.goto(href);
  await wake(page);
  expect(await page.locator('main').textContent()).toBe(shown);
});

test('a click with a key held is the browser’s', async ({ page, context }) => {
  await page.goto(START);
  await wake(page);
  const opened = context.waitForEvent('page');
  await linkInText(page).click({ modifiers: ['ControlOrMeta'] });
  await opened;
  await expect(page).toHaveURL(START);
});

test.describe('without the text', () => {
  test.use({ expectedErrors: [/ChunkLoadError|Failed to load resource|ERR_|No text from/] });

  test('the page is loaded afresh', async ({ page }) => {
    await page.goto(START);
    await wake(page);
    await page.route(TEXT, (route) => route.fulfill({ status: 404 }));
    const documents = documentsOf(page);
    const link = linkInText(page);
    const href = (await link.getAttribute('href')) ?? '';
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(href);
    await expect(page.locator('main [data-text] p').first()).toBeVisible();
    expect(documents).toEqual([href]);
  });
});
