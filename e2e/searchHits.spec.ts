import type { Section } from '@handbook/content';
import type { Page } from '@playwright/test';
import { en } from './support/interfaceText.ts';
import {
  dialog,
  hits,
  inAreas,
  input,
  openSearch,
  reopenSearch,
  section,
  selected,
  serveSections,
} from './support/search.ts';
import { expect, test } from './support/test.ts';

/** Existing headings, whose words are searched in another order. */
const real: Section[] = [
  section(1, {
    path: '/guide/basic/auto-nav-sidebar',
    anchor: 'start-with-two-files',
    heading: 'Start with two files',
    text: 'The widget is in a folder.',
  }),
  section(2, {
    path: '/guide/basic/use-mdx',
    anchor: 'footnotes',
    title: 'Write content',
    heading: 'Footnotes widget',
    parents: ['Format text'],
  }),
];
const FOOTNOTES = '/guide/basic/use-mdx#footnotes';

/** Opens the search on a page and looks for the two sections above; the footnotes come first. */
async function findWidgets(page: Page, path = '/guide/start/introduction') {
  await serveSections(page, real);
  await openSearch(page, path);
  await page.keyboard.type('widget');
  await expect(hits(page)).toHaveCount(2);
  await expect(selected(page)).toContainText('Footnotes');
}

test('hits are grouped by area, with page and headings above', async ({ page }) => {
  await serveSections(page, [...real, section(3, { area: 'API', text: 'Last.' })]);
  await openSearch(page);
  await page.keyboard.type('widget');
  await expect(hits(page)).toHaveCount(3);
  for (const [name, count] of [
    [en('nav.guide'), 2],
    [en('nav.api'), 1],
  ] as const) {
    const group = dialog(page).getByRole('group', { name });
    await expect(group.getByRole('option')).toHaveCount(count);
  }
  const footnotes = hits(page).filter({ hasText: 'Footnotes' });
  await expect(footnotes.locator('.search-hit__crumb')).toHaveText([
    'Write content',
    'Format text',
  ]);
  await expect(footnotes.locator('mark').first()).toHaveText('widget');
  await expect(footnotes).toHaveAttribute('href', FOOTNOTES);
});

test('Enter, a click, and a tap go to the heading without loading a document', {
  tag: ['@desktop', '@phone', '@smoke'],
}, async ({ page, isMobile }) => {
  await findWidgets(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }) && undefined);
  const [first, second] = [hits(page).first(), hits(page).last()];
  if (isMobile) await first.tap();
  else await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${FOOTNOTES}$`));
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('#footnotes')).toBeInViewport();
  await expect(page.locator('#footnotes')).toBeFocused();
  await reopenSearch(page);
  await page.keyboard.type('widget');
  await expect(second).toHaveAttribute('href', /start-with-two-files$/);
  await second.click();
  await expect(page).toHaveURL(/auto-nav-sidebar#start-with-two-files$/);
  await expect(page.locator('#start-with-two-files')).toBeInViewport();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('arrow keys and the pointer select a hit', {
  tag: '@smoke',
}, async ({ page }) => {
  await findWidgets(page);
  const [first, second] = [hits(page).first(), hits(page).last()];
  for (const [key, target] of [
    ['ArrowDown', second],
    ['ArrowDown', first],
    ['ArrowUp', second],
  ] as const) {
    await page.keyboard.press(key);
    await expect(target).toHaveAttribute('aria-selected', 'true');
    await expect(selected(page)).toHaveCount(1);
    const id = (await target.getAttribute('id')) ?? '';
    await expect(input(page)).toHaveAttribute('aria-activedescendant', id);
  }
  await first.hover();
  await expect(first).toHaveAttribute('aria-selected', 'true');
});

test('Ctrl, Cmd, and the middle button open a new tab and leave the search open', async ({
  page,
  context,
}) => {
  await findWidgets(page);
  const first = hits(page).first();
  for (const choose of [
    () => page.keyboard.press('Control+Enter'),
    () => page.keyboard.press('Meta+Enter'),
    () => first.click({ button: 'middle' }),
    () => first.click({ modifiers: ['Control'] }),
  ]) {
    const opening = context.waitForEvent('page');
    await choose();
    const opened = await opening;
    await expect(opened).toHaveURL(new RegExp(`${FOOTNOTES}$`));
    await opened.close();
    await expect(hits(page)).toHaveCount(2);
  }
  await expect(page).toHaveURL(/introduction$/);
});

test('Enter that ends a composition does not open a hit', async ({ page }) => {
  await findWidgets(page);
  // Safari only sets the key code.
  for (const event of [{ isComposing: true }, { keyCode: 229 }]) {
    await input(page).evaluate((field, init) => {
      const options = { key: 'Enter', bubbles: true, cancelable: true, ...init };
      field.dispatchEvent(new KeyboardEvent('keydown', options));
    }, event);
    await expect(hits(page)).toHaveCount(2);
  }
  await expect(page).toHaveURL(/introduction$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${FOOTNOTES}$`));
});

test('20 hits are requested, and a group has at most 5', async ({ page }) => {
  await serveSections(page, inAreas(10, 3));
  await openSearch(page);
  await page.keyboard.type('widget');
  await expect(hits(page)).toHaveCount(20);
  await serveSections(page, inAreas(2, 8));
  await openSearch(page);
  await page.keyboard.type('widget');
  for (const name of ['Area 0', 'Area 1']) {
    const group = dialog(page).getByRole('group', { name });
    await expect(group.getByRole('option')).toHaveCount(5);
  }
});

test('a snippet has 5 words up to 768 px, and 10 from 769 px', async ({ page }) => {
  // Sets the width itself.
  const words = Array.from({ length: 60 }, (_, number) => `word${number}`);
  words[30] = 'needle';
  await serveSections(page, [section(1, { heading: 'Other', text: words.join(' ') })]);
  for (const [width, count] of [
    [768, 5],
    [769, 10],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await openSearch(page);
    await page.keyboard.type('needle');
    const snippet = hits(page).locator('.search-hit__snippet');
    await expect(snippet).toContainText('needle');
    expect((await snippet.textContent())?.match(/\w+/g)).toHaveLength(count);
  }
});
