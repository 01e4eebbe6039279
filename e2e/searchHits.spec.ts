import type { Section } from '@handbook/content';
import type { Page } from '@playwright/test';
import { en } from './support/interfaceText.ts';
import {
  dialog,
  hits,
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
    title: 'Generate the navbar and sidebar',
    heading: 'Start with two files',
    text: 'The widget is in a folder.',
  }),
  section(2, {
    path: '/guide/basic/use-mdx',
    anchor: 'footnotes',
    title: 'Write content',
    heading: 'Footnotes widget',
    parents: ['Format text'],
    depth: 3,
    text: 'A footnote.',
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

/** Sets a mark that only a document load removes. */
const plantFlag = (page: Page) =>
  page.evaluate(() => Object.assign(window, { stayed: true }) && undefined);
const stayed = (page: Page) => page.evaluate(() => 'stayed' in window);

async function expectHeadingInView(page: Page, id: string) {
  const heading = page.locator(`#${id}`);
  await expect(heading).toBeInViewport();
  const navbar = await page.locator('.navbar').boundingBox();
  const box = await heading.boundingBox();
  const covered = await page.evaluate(() => document.documentElement.dataset.navbar !== 'hidden');
  if (covered) expect(box?.y).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
}

test('hits are grouped by area, with page and headings above', { tag: '@desktop' }, async ({
  page,
}) => {
  await serveSections(page, [...real, section(3, { area: 'API', text: 'Last.' })]);
  await openSearch(page);
  await page.keyboard.type('widget');
  await expect(hits(page)).toHaveCount(3);
  await expect(
    dialog(page)
      .getByRole('group', { name: en('nav.guide') })
      .getByRole('option'),
  ).toHaveCount(2);
  await expect(
    dialog(page)
      .getByRole('group', { name: en('nav.api') })
      .getByRole('option'),
  ).toHaveCount(1);
  const footnotes = hits(page).filter({ hasText: 'Footnotes' });
  await expect(footnotes.locator('.search-hit__crumb')).toHaveText([
    'Write content',
    'Format text',
  ]);
  await expect(footnotes.locator('mark').first()).toHaveText('widget');
  await expect(footnotes).toHaveAttribute('href', FOOTNOTES);
});

test('Enter scrolls to the heading inside the page, below the navbar', {
  tag: ['@desktop', '@smoke'],
}, async ({ page }) => {
  await findWidgets(page);
  await plantFlag(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${FOOTNOTES}$`));
  await expect(dialog(page)).toHaveCount(0);
  await expectHeadingInView(page, 'footnotes');
  await expect(page.locator('#footnotes')).toBeFocused();
  expect(await stayed(page)).toBe(true);
});

test('search that is reopened while a hit loads stays open', {
  tag: '@desktop',
}, async ({ page }) => {
  await findWidgets(page);
  await page.evaluate(() => {
    const press = (init: KeyboardEventInit) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { bubbles: true, cancelable: true, composed: true, ...init }),
      );
    press({ key: 'Enter', keyCode: 13 });
    press({ key: 'k', ctrlKey: true });
  });
  await expect(page).toHaveURL(new RegExp(`${FOOTNOTES}$`));
  await expect(page.locator('#footnotes')).toBeVisible();
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('widget');
  await expect(hits(page)).toHaveCount(2);
});

test('a hit on the current page scrolls to its heading', { tag: '@desktop' }, async ({ page }) => {
  await findWidgets(page, '/guide/basic/use-mdx');
  await plantFlag(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${FOOTNOTES}$`));
  await expectHeadingInView(page, 'footnotes');
  expect(await stayed(page)).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 0));
  await reopenSearch(page);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expectHeadingInView(page, 'footnotes');
});

test('a click or tap goes to the hit', async ({ page, isMobile }) => {
  await findWidgets(page);
  await plantFlag(page);
  await hits(page).nth(1)[isMobile ? 'tap' : 'click']();
  await expect(page).toHaveURL(/auto-nav-sidebar#start-with-two-files$/);
  await expectHeadingInView(page, 'start-with-two-files');
  expect(await stayed(page)).toBe(true);
});

test('arrow keys, Home, End, and the pointer select a hit', {
  tag: ['@desktop', '@smoke'],
}, async ({ page }) => {
  await findWidgets(page);
  const [first, second] = [hits(page).first(), hits(page).last()];
  const steps = [
    ['ArrowDown', second],
    ['ArrowDown', first],
    ['ArrowUp', second],
    ['Home', first],
    ['End', second],
  ] as const;
  for (const [key, target] of steps) {
    await page.keyboard.press(key);
    await expect(target).toHaveAttribute('aria-selected', 'true');
    await expect(selected(page)).toHaveCount(1);
    await expect(input(page)).toHaveAttribute(
      'aria-activedescendant',
      (await target.getAttribute('id')) ?? '',
    );
  }
  await first.hover();
  await expect(first).toHaveAttribute('aria-selected', 'true');
});

const newTabs = {
  'Ctrl+Enter': (page: Page) => page.keyboard.press('Control+Enter'),
  'Cmd+Enter': (page: Page) => page.keyboard.press('Meta+Enter'),
  'the middle button': (page: Page) => hits(page).first().click({ button: 'middle' }),
  'Ctrl+click': (page: Page) =>
    hits(page)
      .first()
      .click({ modifiers: ['Control'] }),
};

test('Ctrl, Cmd, and the middle button open a new tab and leave the search open', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await findWidgets(page);
  for (const [name, choose] of Object.entries(newTabs)) {
    await test.step(name, async () => {
      const opening = context.waitForEvent('page');
      await choose(page);
      const opened = await opening;
      await expect(opened).toHaveURL(new RegExp(`${FOOTNOTES}$`));
      await opened.close();
      await expect(hits(page)).toHaveCount(2);
      await expect(page).toHaveURL(/introduction$/);
    });
  }
});

const compositions = {
  'that ends a composition': { isComposing: true },
  'of Safari after a composition': { keyCode: 229 },
};

test('Enter that ends a composition does not open a hit', { tag: '@desktop' }, async ({ page }) => {
  await findWidgets(page);
  for (const [name, event] of Object.entries(compositions)) {
    await test.step(`the Enter ${name}`, async () => {
      await input(page).evaluate((field, init) => {
        const options = { key: 'Enter', bubbles: true, cancelable: true, ...init };
        field.dispatchEvent(new KeyboardEvent('keydown', options));
      }, event);
      await expect(page).toHaveURL(/introduction$/);
      await expect(hits(page)).toHaveCount(2);
    });
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${FOOTNOTES}$`));
});

test('the matched words are marked on the page until the next navigation', {
  tag: '@desktop',
}, async ({ page }) => {
  const marked = () =>
    page.evaluate(() => {
      const ranges = [...((CSS.highlights.get('search') as Iterable<Range> | undefined) ?? [])];
      return ranges.map((range) => range.toString().toLowerCase());
    });
  await serveSections(page, real);
  await openSearch(page, '/guide/start/introduction');
  await page.keyboard.type('footnotes');
  await expect(hits(page).first()).toContainText('Footnotes');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${FOOTNOTES}$`));
  await expect.poll(async () => (await marked()).length).toBeGreaterThan(1);
  for (const word of await marked()) expect(word).toMatch(/^footnotes?$/);
  const mark = page
    .locator('.rp-doc p')
    .first()
    .evaluate((it) => getComputedStyle(it, '::highlight(search)').backgroundColor);
  expect(await mark).toBe('rgb(255, 224, 138)');
  await page.goBack();
  await expect(page).toHaveURL(/introduction$/);
  expect(await marked()).toEqual([]);
});

test('text of a page never becomes markup in the modal', { tag: '@desktop' }, async ({ page }) => {
  const evil = '<img src="/x.png" onerror="alert(1)"> widget';
  await serveSections(page, [
    // On an existing page, because the test opens it in a new tab.
    section(1, {
      path: '/guide/basic/ssg',
      title: evil,
      heading: evil,
      text: evil,
      area: evil,
      parents: [evil],
    }),
  ]);
  await openSearch(page);
  await page.keyboard.type('widget');
  await expect(hits(page).first()).toContainText('<img src="/x.png" onerror="alert(1)"> widget');
  await expect(dialog(page).getByText('<img').first()).toBeVisible();
  await expect(dialog(page).locator('img')).toHaveCount(0);
  await page.keyboard.press('Control+Enter');
  await input(page).fill('');
  await expect(dialog(page).getByText(en('search.recent'), { exact: true })).toBeVisible();
  await expect(dialog(page).locator('.search-hit')).toContainText('<img src="/x.png"');
  await expect(dialog(page).locator('img')).toHaveCount(0);
});
