import { hydrate } from './support/hydrate.ts';
import { pagePaths, visitAll } from './support/pages.ts';
import { expect, type Problems, test, watch } from './support/test.ts';

for (const lang of ['en', 'zh']) {
  test(`no ${lang} page requests anything from another origin or logs an error`, async ({
    context,
    baseURL,
  }) => {
    const paths = pagePaths().filter((path) => path.startsWith('/zh/') === (lang === 'zh'));
    expect(paths.length).toBeGreaterThan(0);
    test.setTimeout(20_000 + paths.length * 5_000);
    const seen: Problems[] = [];
    // Some of React's messages about unexpected HTML are warnings.
    const hydration: string[] = [];
    context.on('page', (page) => {
      seen.push(watch(page, new URL(baseURL ?? '').origin));
      page.on('console', (message) => {
        if (/hydrat|React error/i.test(message.text()))
          hydration.push(`${page.url()}: ${message.text()}`);
      });
    });
    await visitAll(context, paths, async (page, path) => {
      const response = await page.goto(path);
      await hydrate(page);
      // Effects have run by then.
      await page.evaluate(
        () => new Promise<void>((idle) => requestIdleCallback(() => idle(), { timeout: 200 })),
      );
      expect(response?.status(), path).toBe(200);
    });
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.flatMap(({ foreign }) => foreign)).toEqual([]);
    expect(seen.flatMap(({ violations }) => violations)).toEqual([]);
    expect(seen.flatMap(({ errors }) => errors)).toEqual([]);
    expect(hydration).toEqual([]);
  });
}
