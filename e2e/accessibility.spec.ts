import { hydrate, openHydrated } from './support/hydrate.ts';
import { en } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

const GUIDE = '/guide/basic/use-mdx';
const CODE = '/guide/basic/code-blocks';
const COMPONENTS = '/guide/basic/use-components';
const BADGES = '/guide/default-theme/components';

test('the header is one row at every width', { tag: '@desktop' }, async ({ page }) => {
  // The test sets the size itself.
  for (const path of ['/', '/zh/']) {
    await page.goto(path);
    for (const width of [320, 390, 768, 900, 960, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const height = await page.locator('.navbar').evaluate((it) => it.clientHeight);
      expect(height, `${path} at ${width}`).toBeLessThanOrEqual(60);
    }
  }
});

test('the skip link is the first tab stop, becomes visible, and skips header and sidebar', {
  tag: '@desktop',
}, async ({ page }) => {
  // Phones have no Tab key.
  await page.goto(GUIDE);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: en('skipLink.text') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => !!document.activeElement?.closest('main'))).toBe(true);
});

test('landmarks of the same kind have different names', { tag: '@desktop' }, async ({ page }) => {
  // On phones, the columns are popovers.
  for (const path of ['/', GUIDE, '/zh/guide/basic/use-mdx']) {
    await page.goto(path);
    const names = await page
      .locator('nav:visible, aside:visible')
      .evaluateAll((all) =>
        all
          .filter((it) => !it.closest('.result'))
          .map((it) => `${it.tagName} ${it.getAttribute('aria-label')}`),
      );
    expect(names.filter((name) => name.endsWith(' null'))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('every tab stop is visible, and the last one leaves the page', {
  tag: '@desktop',
}, async ({ page }) => {
  // Phones have no Tab key.
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/guide/default-theme/i18n');
  const unseen: string[] = [];
  let stops = 0;
  for (; stops < 500; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async () => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const isShown = () => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        const hasMark = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
        return hasMark && width > 1 && height > 1;
      };
      // Elements that are deferred while the page opens get their styles two frames later.
      for (let frame = 0; frame < 3 && !isShown(); frame += 1) {
        await new Promise(requestAnimationFrame);
      }
      return { name: element.outerHTML.slice(0, 120), shows: isShown() };
    });
    if (!stop) break;
    if (!stop.shows) unseen.push(stop.name);
  }
  expect(unseen).toEqual([]);
  expect(stops).toBeGreaterThan(50);
  expect(stops).toBeLessThan(500);
});

test('reduced motion disables every animation', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((it) => {
        const { animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(it);
        const seconds = `${animationDuration},${transitionDuration}`.split(',').map(parseFloat);
        return seconds.some((one) => one > 0.001) || scrollBehavior === 'smooth';
      }).length,
  );
  expect(moving).toBe(0);
});

test('with forced colors, controls keep a border and the current page its mark', {
  tag: '@desktop',
}, async ({ page }) => {
  // Both sizes use the same style sheet.
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(GUIDE);
  const line = (selector: string, side: 'borderTopStyle' | 'outlineStyle') =>
    page
      .locator(selector)
      .first()
      .evaluate((it, name) => getComputedStyle(it)[name], side);
  expect(await line('.navbar .search-button', 'borderTopStyle')).toBe('solid');
  expect(await line('.navbar .icon-button', 'borderTopStyle')).toBe('solid');
  expect(await line('.sidebar [aria-current]', 'outlineStyle')).toBe('solid');
});

test('with forced colors, lines of code, badges, tabs, and buttons differ by borders', {
  tag: '@desktop',
}, async ({ page }) => {
  // Both sizes use the same style sheet.
  await page.emulateMedia({ forcedColors: 'active' });
  const looks = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((it) => {
        const style = getComputedStyle(it);
        return {
          start: `${style.borderInlineStartWidth} ${style.borderInlineStartStyle}`,
          top: `${style.borderTopWidth} ${style.borderTopStyle}`,
          outline: style.outlineStyle,
        };
      });
  await page.goto(CODE);
  const line = '.rp-doc .shiki .line.highlighted';
  expect((await looks(`${line}:not(.error, .warning)`)).start).toBe('6px solid');
  expect((await looks(`${line}.warning`)).start).toBe('6px dashed');
  expect((await looks(`${line}.error`)).start).toBe('6px double');
  expect((await looks('.rp-doc .shiki .line:not(.highlighted)')).start).toMatch(/^0px/);

  await hydrate(page);
  const wrap = page.getByRole('button', { name: 'Toggle code wrap' }).first();
  await wrap.click();
  await page.mouse.move(0, 0);
  await wrap.evaluate((it) => it.blur());
  expect((await looks('.code-button[aria-pressed=true]')).outline).toBe('solid');
  expect((await looks('.code-button[aria-pressed=false]')).outline).toBe('none');

  await page.goto('/guide/start/getting-started');
  expect((await looks('[role=tab][aria-selected=true]')).outline).toBe('solid');
  expect((await looks('[role=tab][aria-selected=false]')).outline).toBe('none');

  await page.goto(BADGES);
  expect((await looks('main .rp-badge:not(.rp-badge--outline)')).top).toBe('1px solid');
});

test('with forced colors, the matched words of a hit are readable', {
  tag: '@desktop',
}, async ({ page }) => {
  // Both sizes use the same style sheet.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto(GUIDE);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('sidebar');
    const mark = page.locator('.search-hit mark').first();
    await expect(mark).toBeVisible();
    const [text, ground] = await mark.evaluate((it) => {
      const { color, backgroundColor } = getComputedStyle(it);
      return [color, backgroundColor];
    });
    expect(ground, 'a background that covers the one below').toMatch(/^rgb\(/);
    expect(ground).not.toBe(text);
  }
});

test('prints only the page, black on white, with nothing cut off', { tag: '@phone' }, async ({
  page,
}) => {
  // A narrow page cuts off more.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(CODE);
  for (const part of ['.navbar', '.sidebar', '.outline', '.banner', '.rp-code-button-group']) {
    await expect(page.locator(part).first(), part).toBeHidden();
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const colors = await page.evaluate(() => {
    const { color } = getComputedStyle(document.querySelector('main p') ?? document.body);
    return [color, getComputedStyle(document.body).backgroundColor];
  });
  expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  for (const path of [CODE, COMPONENTS, GUIDE]) {
    await page.goto(path);
    const cutOff = await page
      .locator('main :is(pre, .rp-codeblock__content):visible')
      .evaluateAll(
        (all) =>
          all.filter(
            (it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1,
          ).length,
      );
    expect(cutOff, path).toBe(0);
  }
});
