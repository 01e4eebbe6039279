import { en } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

const GUIDE = '/guide/basic/use-mdx';
const CODE = '/guide/basic/code-blocks';

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

test('on a phone, banner, header, and bar leave room for the page', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(GUIDE);
  const main = await page.getByRole('main').boundingBox();
  expect(main?.y).toBeLessThanOrEqual(115);
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

test('with forced colors, states and controls differ by borders', { tag: '@desktop' }, async ({
  page,
}) => {
  // Both sizes use the same style sheet.
  await page.emulateMedia({ forcedColors: 'active' });
  const style = (selector: string, name: 'borderInlineStart' | 'borderTop' | 'outline') =>
    page
      .locator(selector)
      .first()
      .evaluate((it, side) => {
        const all = getComputedStyle(it);
        return `${all[`${side}Style`]} ${all[`${side}Width`]}`;
      }, name);
  await page.goto(CODE);
  expect(await style('.navbar .search-button', 'borderTop')).toMatch(/^solid/);
  expect(await style('.navbar .icon-button', 'borderTop')).toMatch(/^solid/);
  expect(await style('.sidebar [aria-current]', 'outline')).toMatch(/^solid/);
  const line = '.rp-doc .shiki .line.highlighted';
  expect(await style(`${line}:not(.error, .warning)`, 'borderInlineStart')).toBe('solid 6px');
  expect(await style(`${line}.warning`, 'borderInlineStart')).toBe('dashed 6px');
  expect(await style(`${line}.error`, 'borderInlineStart')).toBe('double 6px');
  await page.goto('/guide/start/getting-started');
  expect(await style('.rp-tabs [aria-pressed=true]', 'outline')).toMatch(/^solid/);
  expect(await style('.rp-tabs [aria-pressed=false]', 'outline')).toMatch(/^none/);
});

test('prints only the page, black on white, with nothing cut off', { tag: '@phone' }, async ({
  page,
}) => {
  // A narrow page cuts off more.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const path of [CODE, '/guide/basic/use-components', GUIDE]) {
    await page.goto(path);
    for (const part of ['.navbar', '.sidebar', '.outline', '.banner', '.rp-code-button-group']) {
      await expect(page.locator(part).first(), part).toBeHidden();
    }
    await expect(page.getByRole('button', { name: en('pageActions.copy') })).toBeHidden();
    const colors = await page.evaluate(() => {
      const { color } = getComputedStyle(document.querySelector('main p') ?? document.body);
      return [color, getComputedStyle(document.body).backgroundColor];
    });
    expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
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
  const hidden = [
    [GUIDE, 'details > :last-child'],
    ['/guide/default-theme/components', '.rp-tabs__content__item'],
  ] as const;
  for (const [path, part] of hidden) {
    await page.goto(path);
    const areVisible = await page
      .locator(`.rp-doc ${part}`)
      .evaluateAll((all) => all.map((it) => it.checkVisibility()));
    expect(new Set(areVisible), part).toEqual(new Set([true]));
  }
});
