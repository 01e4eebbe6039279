import { openHydrated } from './support/hydrate.ts';
import { en, zh } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

for (const { prefix, t } of [
  { prefix: '', t: en },
  { prefix: '/zh', t: zh },
]) {
  test(`the highlighter of ${prefix}/plugin loads on use and colors any language in any theme`, {
    tag: '@smoke',
  }, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/highlighter-')) requests.push(request.url());
    });
    await openHydrated(page, `${prefix}/plugin/official-plugins/shiki`);
    expect(requests).toEqual([]);

    const language = page.getByLabel(t('highlighter.language'), { exact: true });
    const light = page.getByLabel(t('highlighter.light'), { exact: true });
    const code = page.getByLabel(t('highlighter.code'), { exact: true });
    await language.focus();
    await expect.poll(() => language.getByRole('option').count()).toBeGreaterThan(200);
    await language.selectOption('python');
    const results = page.locator('.highlighter__results pre');
    await expect(results).toHaveCount(2);
    await expect.poll(() => requests.some((url) => url.includes('chunks/python'))).toBe(true);

    await code.fill('def tea(): return "green"');
    await expect(results.first()).toContainText('def tea(): return "green"');
    const color = () => results.first().locator('span[style]', { hasText: 'def' }).last();
    const before = await color().getAttribute('style');
    await light.selectOption('solarized-light');
    await expect.poll(() => color().getAttribute('style')).not.toBe(before);

    // The URL is a link to the code, and follows it with a short delay.
    const shared = () => new URL(page.url()).hash.replace(/^#\w+=/, '');
    await expect
      .poll(() => Buffer.from(shared(), 'base64url').toString())
      .toContain('solarized-light');
    await page.reload();
    await expect(language).toHaveValue('python');
    await expect(light).toHaveValue('solarized-light');
    await expect(results.first()).toContainText('def tea(): return "green"');
  });
}

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
});
