// @desktop
import type { Locator } from '@playwright/test';
import { openHydrated } from './support/hydrate.ts';
import { en, zh } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

for (const { prefix, t } of [
  { prefix: '', t: en },
  { prefix: '/zh', t: zh },
]) {
  test(`the highlighter of ${prefix}/plugin loads on use, and its link brings the code`, {
    tag: '@smoke',
  }, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/highlighter-')) requests.push(request.url());
    });
    await openHydrated(page, `${prefix}/plugin/official-plugins/shiki`);
    expect(requests).toEqual([]);

    const [language, light, code] = (['language', 'light', 'code'] as const).map((name) =>
      page.getByLabel(t(`highlighter.${name}`), { exact: true }),
    ) as [Locator, Locator, Locator];
    await language.focus();
    await expect.poll(() => language.getByRole('option').count()).toBeGreaterThan(200);
    await language.selectOption('python');
    await code.fill('def tea(): return "green"');
    const results = page.locator('.highlighter__results pre');
    await expect(results).toHaveCount(2);
    await expect(results.first()).toContainText('def tea(): return "green"');
    const color = () => results.first().locator('span[style]', { hasText: 'def' }).last();
    const before = await color().getAttribute('style');
    await light.selectOption('solarized-light');
    await expect.poll(() => color().getAttribute('style')).not.toBe(before);

    // The URL follows the fields with a short delay.
    const shared = () => Buffer.from(page.url().replace(/.*#\w+=/, ''), 'base64url').toString();
    await expect.poll(shared).toContain('solarized-light');
    await page.reload();
    await expect(language).toHaveValue('python');
    await expect(light).toHaveValue('solarized-light');
    await expect(results.first()).toContainText('def tea(): return "green"');
    await code.fill('let tea = 1;\n'.repeat(800));
    await expect(results).toHaveCount(0);
  });
}
