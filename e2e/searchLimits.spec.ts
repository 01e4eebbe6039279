import { hold, SCRIPTS } from './support/hold.ts';
import {
  dialog,
  english,
  headerButton,
  hits,
  inAreas,
  input,
  openSearch,
  section,
  serveSections,
} from './support/search.ts';
import { expect, test } from './support/test.ts';

test('20 hits are requested, and a group has at most 5', { tag: '@desktop' }, async ({ page }) => {
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

test('a snippet has 5 words up to 768 px, and 10 from 769 px', { tag: '@desktop' }, async ({
  page,
}) => {
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

test('the field accepts 64 characters, even before it loads', { tag: '@desktop' }, async ({
  page,
}) => {
  const text = 'x'.repeat(70);
  const scripts = await hold(page, SCRIPTS);
  await page.goto(english.page, { waitUntil: 'commit' });
  await headerButton(page).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(text);
  scripts.release();
  await expect(input(page)).toHaveValue('x'.repeat(64));
  await page.keyboard.type('y');
  await expect(input(page)).toHaveValue('x'.repeat(64));
});
