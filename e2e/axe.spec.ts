import { wake } from './support/alive.ts';
import { showScheme, violations } from './support/axe.ts';
import { disorder, scrollsSideways } from './support/layout.ts';
import { pagePaths } from './support/pages.ts';
import { expect, test } from './support/test.ts';

// A trace of a hundred pages takes longer than looking at them.
test.use({ expectedErrors: [/status of 404/], trace: 'off' });

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
const paths =
  process.env.E2E_AXE === 'all'
    ? all
    : all.filter((path) => isOfKind(path) || missing.includes(path));

for (const lang of ['en', 'zh']) {
  test(`pages have no violation in either scheme, and none scrolls sideways: ${lang}`, async ({
    page,
    isMobile,
  }) => {
    test.setTimeout(process.env.E2E_AXE === 'all' ? 3_600_000 : 300_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const size = page.viewportSize();
    const found: string[] = [];
    const visit = async (path: string) => {
      if (size) await page.setViewportSize(size);
      await page.goto(path);
      // As it opens, before scripts run; then as React has it.
      const opening = await violations(page);
      found.push(...opening.map((line) => `${path}, opening: ${line}`));
      await wake(page);
      for (const problem of await disorder(page)) found.push(`${path}: ${problem}`);
      for (const scheme of ['light', 'dark'] as const) {
        await showScheme(page, scheme);
        const list = await violations(page, { coloursOnly: scheme === 'dark' });
        found.push(...list.map((line) => `${path}, ${scheme}: ${line}`));
      }
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
