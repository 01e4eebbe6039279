import type { Page } from '@playwright/test';
import { hydrate } from './support/hydrate.ts';
import { en } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

const LONG_PAGE = '/guide/basic/use-mdx';

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

async function expectHidden(page: Page) {
  await expect(page.getByRole('banner')).toHaveCSS('opacity', '0');
  await expect(page.getByRole('banner')).toHaveCSS('pointer-events', 'none');
}

async function expectShown(page: Page) {
  await expect(page.getByRole('banner')).toHaveCSS('opacity', '1');
  await expect(page.getByRole('banner')).toBeInViewport();
}

test.beforeEach(async ({ page }) => {
  await page.goto(LONG_PAGE);
  await expect(page.getByRole('banner')).toBeVisible();
  await hydrate(page);
});

test('hides on the way down, comes back on the way up and at the top', { tag: '@smoke' }, async ({
  page,
}) => {
  await scrollTo(page, 1200);
  await expectHidden(page);
  await scrollTo(page, 1000);
  await expectShown(page);
  await scrollTo(page, 1400);
  await expectHidden(page);
  await scrollTo(page, 0);
  await expectShown(page);
});

test('stays while a menu in it is open', { tag: '@desktop' }, async ({ page }) => {
  await page.getByRole('button', { name: en('ecosystem.label') }).click();
  await expect(page.getByRole('button', { name: en('ecosystem.label') })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await scrollTo(page, 1200);
  // If no menu is open, the navbar starts to hide within these frames.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-navbar', 'hidden');
  await expectShown(page);
});

test("with reduced motion, it moves without an animation, and the text doesn't move", {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const duration = await page
    .getByRole('banner')
    .evaluate((element) => getComputedStyle(element).transitionDuration);
  expect(Number.parseFloat(duration)).toBe(0);
  const places = await page.evaluate(async () => {
    const heading = document.querySelector('main h1') as HTMLElement;
    const frames = new Set<number>();
    const root = document.documentElement;
    for (const y of [1200, 1000, 1400]) {
      window.scrollTo(0, y);
      for (let frame = 0; frame < 12; frame += 1) {
        await new Promise(requestAnimationFrame);
        frames.add(Math.round(heading.getBoundingClientRect().top + window.scrollY));
      }
      frames.add(root.dataset.navbar === 'hidden' ? -1 : -2);
    }
    return [...frames];
  });
  // The same position with a hidden and a visible navbar.
  expect(places.filter((place) => place >= 0)).toHaveLength(1);
  expect(places).toEqual(expect.arrayContaining([-1, -2]));
});

test('comes back when focus moves into it, without scrolling the page', {
  tag: '@desktop',
}, async ({ page }) => {
  await scrollTo(page, 1200);
  await expectHidden(page);
  await page.getByRole('button', { name: en('ecosystem.label') }).focus();
  await expectShown(page);
  expect(await scrolled(page)).toBe(1200);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await scrollTo(page, 1400);
  await expectHidden(page);
  await scrollTo(page, 1200);
  await expectShown(page);
  const controls = page.getByRole('banner').locator('a, button, summary').filter({ visible: true });
  expect(await controls.count()).toBeGreaterThan(3);
  for (const control of await controls.all()) {
    await control.focus();
    expect(await scrolled(page)).toBe(1200);
  }
});
