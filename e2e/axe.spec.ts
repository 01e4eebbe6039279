import { showScheme, violations } from './support/axe.ts';
import { hydrate } from './support/hydrate.ts';
import { disorder, scrollsSideways } from './support/layout.ts';
import { pagePaths } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedErrors: [/status of 404/] });

const missing = ['/not-a-page', '/zh/not-a-page'];
const isChinese = (path: string) => /^\/zh(\/|$)/.test(path);

/** One page of each kind; all of them with `E2E_AXE=all`, which takes four minutes for each size. */
const kinds = [
  '/',
  '/guide/start/introduction',
  '/guide/default-theme/home-page',
  '/api/',
  '/plugin/official-plugins/container-syntax',
  '/releases/',
];
const isOfKind = (path: string) => kinds.includes(path.replace(/^\/zh(?=\/)/, ''));
const all = [...pagePaths(), ...missing];
const isAll = process.env.E2E_AXE === 'all';
const paths = isAll ? all : all.filter((path) => isOfKind(path) || missing.includes(path));

/**
 * What axe checks. Names depend on the language and positions on the size, but no violation depends on both. Therefore,
 * axe checks English pages on desktop and Chinese pages on phones, both in both schemes. With `E2E_AXE=all`, it checks
 * every combination.
 */
const looks = (lang: string, isMobile: boolean) => {
  const isChecked = isAll || (lang === 'zh') === isMobile;
  // Before scripts run. The HTML is the same in both sizes.
  return { opening: isAll || (lang === 'en' && !isMobile), light: isChecked, dark: isChecked };
};

/** Hydration changes no color, and the scheme changes only colors. */
const rulesFor = { opening: { rules: 'others' }, light: {}, dark: { rules: 'colors' } } as const;

for (const lang of ['en', 'zh']) {
  test(`pages have no violation in either scheme, and none scrolls sideways: ${lang}`, {
    // Chinese pages have nothing to check on desktop.
    tag: isAll || lang === 'en' ? [] : '@phone',
  }, async ({ page, isMobile }) => {
    test.setTimeout(isAll ? 3_600_000 : 300_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const size = page.viewportSize();
    const found: string[] = [];
    const wanted = looks(lang, isMobile);
    const look = async (path: string, as: keyof typeof wanted) => {
      if (!wanted[as]) return;
      if (as !== 'opening') await showScheme(page, as);
      const list = await violations(page, rulesFor[as]);
      found.push(...list.map((line) => `${path}, ${as}: ${line}`));
    };
    const visit = async (path: string) => {
      if (size) await page.setViewportSize(size);
      await page.goto(path);
      await look(path, 'opening');
      await hydrate(page);
      for (const problem of await disorder(page)) found.push(`${path}: ${problem}`);
      await look(path, 'light');
      await look(path, 'dark');
      if (!isMobile) return;
      await page.setViewportSize({ width: 320, height: 640 });
      if (await scrollsSideways(page)) found.push(`${path} scrolls sideways at 320 px`);
    };
    for (const path of paths.filter((path) => isChinese(path) === (lang === 'zh'))) {
      await test.step(path, () => visit(path));
    }
    expect(paths.length).toBeGreaterThanOrEqual(2 * kinds.length + missing.length);
    expect(found).toEqual([]);
  });
}
