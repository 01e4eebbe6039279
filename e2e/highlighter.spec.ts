// @desktop
import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydrate.ts';
import { en, zh } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

const pages = [
  {
    path: '/plugin/official-plugins/shiki',
    language: en('highlighter.language'),
    light: en('highlighter.light'),
    counts: /(\d+) languages and (\d+) themes/,
  },
  {
    path: '/zh/plugin/official-plugins/shiki',
    language: zh('highlighter.language'),
    light: zh('highlighter.light'),
    counts: /(\d+) 种语言、(\d+) 个主题/,
  },
];

/** Collects the files of the highlighter that a page fetches. */
function highlighterRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/highlighter-')) requests.push(request.url());
  });
  return requests;
}

for (const { path, language, light, counts } of pages) {
  test(`the highlighter of ${path} loads on use and colors any language in any theme`, {
    tag: '@smoke',
  }, async ({ page }) => {
    const requests = highlighterRequests(page);
    await openHydrated(page, path);
    expect(requests).toEqual([]);

    await page.getByLabel(language, { exact: true }).fill('python');
    const results = page.locator('.highlighter__results pre');
    await expect(results).toHaveCount(2);
    const status = await page.locator('.highlighter__status').textContent();
    const [, languages, themes] = counts.exec(status ?? '') ?? [];
    expect(Number(languages)).toBeGreaterThan(200);
    expect(Number(themes)).toBeGreaterThan(60);
    expect(requests.filter((url) => url.includes('chunks/python'))).toHaveLength(1);

    await page.locator('.highlighter textarea').fill('def tea(): return "green"');
    await expect(results.first()).toContainText('def tea(): return "green"');
    const color = () => results.first().locator('span[style]', { hasText: 'def' }).last();
    const before = await color().getAttribute('style');
    await page.getByLabel(light, { exact: true }).fill('solarized-light');
    await expect.poll(() => color().getAttribute('style')).not.toBe(before);

    // The URL is a link to the code, and follows it with a short delay.
    const shared = () => new URL(page.url()).hash.replace(/^#\w+=/, '');
    await expect
      .poll(() => Buffer.from(shared(), 'base64url').toString())
      .toContain('solarized-light');
    await page.reload();
    await expect(page.getByLabel(language, { exact: true })).toHaveValue('python');
    await expect(page.getByLabel(light, { exact: true })).toHaveValue('solarized-light');
    await expect(results.first()).toContainText('def tea(): return "green"');
  });
}

test('an unknown name shows a message next to its field', async ({ page }) => {
  await page.goto('/plugin/official-plugins/shiki');
  await page.getByLabel(en('highlighter.language'), { exact: true }).fill('no such language');
  await expect(
    page.getByText(en('highlighter.unknown', { name: 'no such language' })),
  ).toBeVisible();
});

test("a link can't bring text that is too long to highlight", async ({ page }) => {
  const code = 'let tea = 1;\n'.repeat(800);
  const input = { code, lang: 'js', light: 'github-light', dark: 'github-dark' };
  const shared = Buffer.from(JSON.stringify(input)).toString('base64url');
  await page.goto(`/plugin/official-plugins/shiki#highlight=${shared}`);
  await expect(page.locator('.highlighter__status')).toContainText('longer than 10000 characters');
  const field = page.locator('.highlighter textarea');
  await expect(field).toHaveValue(code);
  await expect(page.locator('.highlighter__results')).toHaveCount(0);
  await field.fill('let tea = 1;');
  await expect(page.locator('.highlighter__results pre').first()).toContainText('let tea = 1;');
  await expect(page.locator('.highlighter__status')).toContainText('languages');
});
