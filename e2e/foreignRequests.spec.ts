import { wake } from './support/alive.ts';
import { pagePaths } from './support/pages.ts';
import { expect, test } from './support/test.ts';

for (const lang of ['en', 'zh']) {
  // The fixture fails the test on the first request to another origin, and on errors.
  test(`no ${lang} page asks another origin for anything`, async ({ page }) => {
    const paths = pagePaths().filter((path) => path.startsWith('/zh/') === (lang === 'zh'));
    expect(paths.length).toBeGreaterThan(0);
    test.setTimeout(20_000 + paths.length * 5_000);
    for (const path of paths) {
      const response = await page.goto(path);
      await wake(page);
      await page.waitForLoadState('networkidle');
      expect(response?.status(), path).toBe(200);
    }
  });
}
