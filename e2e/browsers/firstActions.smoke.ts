import { APPEARANCE, ECOSYSTEM, fieldValue, isDark, PLAIN, SEARCH_FIELD, TABS } from './pages.ts';
import { expect, inEndToEnd, test } from './smokeTest.ts';

const SCRIPTS = /\/static\/js\/.*\.js$/;
const NEXT = '.doc-footer a[href^="/guide/"]';

test.describe('before hydration, on slow scripts', () => {
  test(
    'a click on the search button opens search when the scripts arrive',
    inEndToEnd,
    async ({ reader, site }) => {
      const scripts = site.hold(SCRIPTS);
      await reader.open(PLAIN);
      await reader.click('.navbar .search-button');
      scripts.release();
      await reader.sees(SEARCH_FIELD);
    },
  );

  test('Ctrl+K keeps what is typed after it', inEndToEnd, async ({ reader, site }) => {
    const scripts = site.hold(SCRIPTS);
    await reader.open(PLAIN);
    await reader.press('Control+k');
    await reader.type('sidebar');
    scripts.release();
    await reader.sees('.search-hit');
    expect(await fieldValue(reader, SEARCH_FIELD)).toBe('sidebar');
  });

  test('a click on a tab shows its panel', async ({ reader, site }) => {
    const scripts = site.hold(SCRIPTS);
    await reader.open(TABS);
    await reader.click('[role=tab]:nth-child(2)');
    scripts.release();
    await reader.sees('[role=tab]:nth-child(2)[aria-selected=true]');
  });

  test('a click on the color mode switches it once', async ({ reader, site }) => {
    const scripts = site.hold(SCRIPTS);
    await reader.open(PLAIN);
    const before = await reader.evaluate(isDark);
    await reader.click(APPEARANCE);
    scripts.release();
    await expect.poll(() => reader.evaluate(isDark)).toBe(!before);
    await reader.hydrate();
    expect(await reader.evaluate(isDark)).toBe(!before);
  });

  test('links open other pages, Back returns, and the page hydrates there', async ({
    reader,
    site,
  }) => {
    const scripts = site.hold(SCRIPTS);
    await reader.open(PLAIN);
    const next = await reader.evaluate(
      (css) => document.querySelector<HTMLAnchorElement>(css)?.pathname ?? '',
      NEXT,
    );
    await reader.click(NEXT);
    await reader.isAt(next);
    await reader.back();
    await reader.isAt(PLAIN);
    scripts.release();
    await reader.hydrate();
    await reader.click(ECOSYSTEM);
    await reader.sees('.ecosystem__link');
  });
});
