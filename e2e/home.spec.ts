import { en, zh } from './support/interfaceText.ts';
import { scrollsSideways } from './support/pages.ts';
import { expect, test } from './support/test.ts';

// Text depends on the language, and the width on the size.
for (const { path, tag, actions, tools } of [
  {
    path: '/',
    tag: '@desktop',
    actions: ['Quick Start', 'Introduction'],
    tools: en('home.tools.title'),
  },
  { path: '/zh/', tag: '@phone', actions: ['快速开始', '介绍'], tools: zh('home.tools.title') },
]) {
  test(`front page ${path}`, { tag }, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const title = main.getByRole('heading', { level: 1 });
    await expect(title).toContainText('Rspress');
    const overflow = await title.evaluate((it) => it.scrollWidth - it.clientWidth);
    expect(overflow, 'a word of the title is wider than its column').toBe(0);
    for (const action of actions) {
      const link = main.getByRole('link', { name: action, exact: true });
      await expect(link).toHaveAttribute('href', new RegExp(`^${path}guide/start/`));
    }
    await expect(main.locator('.home-demo pre')).toContainText('<Badge');
    await expect(main.locator('.home-demo .rp-badge')).toBeVisible();
    await expect(main.locator('.feature')).toHaveCount(6);
    for (const link of await main.locator('.feature a').all()) {
      const href = (await link.getAttribute('href')) ?? '';
      expect((await page.request.get(href)).status(), href).toBe(200);
    }
    await expect(main.getByRole('heading', { name: tools })).toBeVisible();
    const cards = main.locator('.tool-card a');
    await expect(cards).toHaveCount(6);
    for (const card of await cards.all()) {
      await expect(card).toHaveAttribute('target', '_blank');
      const { host } = new URL((await card.getAttribute('href')) ?? '');
      await expect(card).toContainText(host);
    }
    for (const drawing of await main.locator('img').all()) {
      await drawing.scrollIntoViewIfNeeded();
      await expect(drawing).toHaveJSProperty('complete', true);
      await expect(drawing).not.toHaveJSProperty('naturalWidth', 0);
    }
    expect(await scrollsSideways(page), 'wider than the screen').toBe(false);
  });
}
