import { hits, input } from './support/search.ts';
import { expect, test, watch } from './support/test.ts';

const languages = [
  {
    base: '',
    from: 'From',
    to: 'To',
    summary: /differences between 2\.0\.8 and 2\.0\.22/,
    order: 'Choose a release that is newer',
    step: 'Upgrade steps',
    added: 'Added',
    since: 'Since 2.0.15',
  },
  {
    base: '/zh',
    from: '当前版本',
    to: '目标版本',
    summary: /2\.0\.8 与 2\.0\.22 之间有 \d+ 处差异/,
    order: '目标版本要比当前版本新',
    step: '升级步骤',
    added: '新增',
    since: '2.0.15 起',
  },
];

for (const { base, from, to, summary, order, added, since } of languages) {
  test(`the upgrade helper of ${base}/releases/ shows the differences, and keeps the choice in the URL`, async ({
    page,
  }) => {
    await page.goto(`${base}/releases/?from=2.0.8&to=2.0.22`);
    const helper = page.locator('.upgrade-helper');
    await helper.getByRole('combobox', { name: from }).focus();
    await expect(helper.getByRole('status')).toHaveText(summary);
    await expect(helper.getByText(added, { exact: true })).toBeVisible();

    const link = helper.getByRole('link', { name: 'markdown.link.checkAnchors', exact: true });
    await expect(link).toHaveAttribute(
      'href',
      new RegExp(`^${base}/api/config/config-build(?:\\.html)?#markdownlinkcheckanchors$`),
    );

    await helper.getByRole('combobox', { name: from }).selectOption('2.0.21');
    await expect(page).toHaveURL(/\?from=2\.0\.21&to=2\.0\.22$/);
    await expect(link).toHaveCount(0);
    await expect(helper.getByRole('link', { name: 'NavList', exact: true })).toBeVisible();

    await helper.getByRole('combobox', { name: to }).selectOption('2.0.20');
    await expect(helper.getByRole('status')).toContainText(order);

    await page.goto(`${base}/api/config/config-build`);
    const badge = page.locator('.since-badge', { hasText: since }).first();
    await expect(badge).toHaveAttribute('href', new RegExp(`^${base}/releases/2-0.*#v2-0-15$`));
  });
}

test('from version 1, it links to the migration', async ({ page }) => {
  for (const { base, from, step } of languages) {
    await page.goto(`${base}/releases/`);
    const helper = page.locator('.upgrade-helper');
    await helper.getByRole('combobox', { name: from }).selectOption('1.47.2');
    await expect(helper.getByRole('link', { name: step })).toHaveAttribute(
      'href',
      new RegExp(`^${base}/guide/start/migrate-from-1x(?:\\.html)?#move-a-site$`),
    );
  }
});

test('without scripts, every release is a section, and the helper is hidden', async ({
  browser,
  baseURL,
  watched,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  watched.push(watch(context, new URL(baseURL ?? '').origin));
  const page = await context.newPage();
  for (const { base, added } of languages) {
    await page.goto(`${base}/releases/?from=2.0.8&to=2.0.22`);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await page.getByRole('link', { name: 'Rspress 2.0', exact: true }).last().click();
    await expect(page).toHaveURL(new RegExp(`${base}/releases/2-0$`));
    const versions = await page.locator('.rp-doc h2').allInnerTexts();
    const numbers = versions.map((text) => Number(text.match(/2\.0\.(\d+)/)?.[1]));
    expect(numbers.length).toBeGreaterThan(10);
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    await expect(page.locator('.rp-doc').getByText(added, { exact: true }).first()).toBeVisible();
    await page.goto(`${base}/releases/2-0#v2-0-15`);
    await expect(page.locator('[id="v2-0-15"]')).toBeInViewport();
  }
  await context.close();
});

test('search lists the entries of a release', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Control+k');
  await input(page).fill('since:2.0.15');
  await expect(hits(page).filter({ hasText: 'checkAnchors' }).first()).toBeVisible();
  await expect(hits(page).filter({ hasText: 'siteOrigin' })).toHaveCount(0);
});
