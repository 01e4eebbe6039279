import { componentPage } from '@handbook/releases';
import type { Locator, Page } from '@playwright/test';
import { openHydrated } from './support/hydrate.ts';
import { en, zh } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

/** Shows a part on its page, and returns its example and the page in its frame. */
async function show(page: Page, name: string, prefix: '' | '/zh' = '') {
  const path = prefix + componentPage(name);
  if (new URL(page.url()).pathname !== path) {
    await openHydrated(page, path);
  }
  const isChinese = prefix === '/zh';
  const label = (isChinese ? zh : en)('framedPart.show', { name });
  const title = (isChinese ? zh : en)('framedPart.title', { name });
  const button = page.getByRole('button', { name: label, exact: true });
  // Scrolling to the frame gives blocks around it their height, so a click at that moment may miss.
  await button.scrollIntoViewIfNeeded();
  await button.click();
  const region = page.locator(`section[aria-label="${title}"]`);
  const example = page.locator('.live-example').filter({ has: region });
  // Using a switch earlier would remove the button while a click waits for hydration.
  await expect(region.locator('iframe')).toBeAttached();
  return { example, frame: page.frameLocator(`iframe[title="${title}"]`) };
}

/** Clicks a button of a framed site, which ignores clicks before hydration. */
async function press(button: Locator) {
  const isHydrated = () => button.evaluate((it) => Object.keys(it).join().includes('__reactFiber'));
  await expect.poll(isHydrated).toBe(true);
  await button.click();
}

test('a frame is loaded on request, and the button removes it', {
  tag: '@desktop',
}, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/parts-')) requests.push(request.url());
  });
  await page.goto(componentPage('NavTitle'));
  await page.waitForLoadState('networkidle');
  expect(await page.locator('.framed-part').count()).toBe(10);
  expect(requests).toEqual([]);
  const button = page.getByRole('button', { name: en('framedPart.show', { name: 'NavTitle' }) });
  await button.focus();
  await page.keyboard.press('Enter');
  const frame = page.frameLocator('iframe[title="Live NavTitle"]');
  await expect(frame.getByRole('link')).toContainText('Tidebook');
  const hide = page.getByRole('button', { name: 'Hide NavTitle' });
  await expect(hide).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.framed-part iframe')).toHaveCount(0);
});

test.describe('parts of content', () => {
  test.use({ expectedErrors: [/klingon/] });

  test('react to their controls', { tag: '@desktop' }, async ({ page }) => {
    await test.step('code is highlighted in the chosen language, and plain in an unknown one', async () => {
      const { example, frame } = await show(page, 'CodeBlockRuntime');
      const colored = frame.locator('pre span[style*="--shiki-token"]');
      await expect(colored.first()).toBeVisible();
      await example.getByLabel('title').fill('data.json');
      await expect(frame.getByText('data.json')).toBeVisible();
      await expect(colored.first()).toBeVisible();
      await example.getByLabel('code', { exact: true }).fill('a { color: red }');
      await example.getByLabel('lang').selectOption('css');
      await expect(
        frame.locator('pre span[style*="--shiki-token"]', { hasText: 'color' }),
      ).toBeVisible();

      const error = page.waitForEvent('pageerror', (it) => /klingon/.test(it.message));
      await example.getByLabel('lang').selectOption('klingon');
      await error;
      await expect(frame.locator('pre')).toContainText('color: red');
      await expect(colored).toHaveCount(0);
    });
    await test.step('a tab has the typed label', async () => {
      const { example, frame } = await show(page, 'PageTab');
      await example.getByLabel('label').fill('Bremen');
      await expect(frame.getByText('Bremen')).toBeVisible();
    });
  });
});

test('parts of a page react to their controls', { tag: '@desktop' }, async ({ page, context }) => {
  await test.step('its content', async () => {
    const { example, frame } = await show(page, 'DocContent');
    await expect(frame.getByRole('heading', { name: 'Slack water' })).toBeVisible();
    await expect(frame.locator('blockquote')).toBeVisible();
    await example.getByLabel('components').check();
    await expect(frame.locator('aside.slot')).toHaveText('Set out now.');
    await example.getByLabel('beforeDocContent').check();
    await expect(frame.locator('mark')).toHaveText('beforeDocContent');
    await example.getByLabel('isOverviewPage').check();
    await expect(frame.locator('mark')).toBeVisible();
    await expect(frame.getByRole('heading', { name: 'Slack water' })).toHaveCount(0);
  });
  await test.step('its Markdown is copied, unless a click has its own meaning', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { example, frame } = await show(page, 'LlmsCopyButton');
    await press(frame.getByRole('button', { name: 'Copy Markdown' }));
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/static\/parts-\w+\/llms\.txt/);
    await example.getByLabel('onClick').check();
    await expect(frame.getByText('onClick: 0')).toBeVisible();
    await frame.getByRole('button', { name: 'Copy Markdown' }).click();
    await expect(frame.getByText('onClick: 1')).toBeVisible();
  });
  await test.step('the menu for chats has the chosen options', async () => {
    const { example, frame } = await show(page, 'LlmsViewOptions');
    await example.getByRole('combobox', { name: 'options' }).selectOption('claude,own');
    await press(frame.getByRole('button'));
    await expect(frame.locator('.rp-llms-view-options__menu-item')).toHaveCount(2);
    await expect(frame.getByText('Ask us')).toBeVisible();
  });
});

test('parts of the navigation of a phone react to their controls', { tag: '@phone' }, async ({
  page,
}) => {
  await test.step('the mobile menu shows the enabled slots', async () => {
    const { example, frame } = await show(page, 'NavHamburger', '/zh');
    await example.getByLabel('beforeLeftNavItems').check();
    await press(frame.getByRole('button', { name: 'mobile hamburger' }));
    await expect(frame.locator('mark', { hasText: 'beforeLeftNavItems' }).last()).toBeVisible();
    await expect(frame.locator('mark', { hasText: 'afterRightNavItems' }).last()).toBeVisible();
  });
  await test.step('the built-in search searches the framed site', async () => {
    const { frame } = await show(page, 'Search', '/zh');
    const button = frame
      .locator('.rp-search-button, .rp-search-button--mobile')
      .locator('visible=true');
    // Before its styles load, both are visible.
    await expect(button).toHaveCount(1);
    await press(button);
    await frame.getByRole('textbox').fill('落潮');
    await expect(frame.locator('.rp-search-panel__results').getByText('落潮').last()).toBeVisible();
  });
});

test('parts of the navigation react to their controls', { tag: '@desktop' }, async ({ page }) => {
  await test.step('the switch opens and closes the search panel', async () => {
    const { example, frame } = await show(page, 'SearchPanel');
    await expect(frame.getByText('focused: true')).toBeVisible();
    await expect(frame.getByRole('textbox')).toBeVisible();
    await example.getByLabel('focused').uncheck();
    await expect(frame.getByText('focused: false')).toBeVisible();
    await expect(frame.getByRole('textbox')).toHaveCount(0);
  });
  await test.step('the sidebar has the selected number of entries, and its groups collapse', async () => {
    const { example, frame } = await show(page, 'SidebarList');
    await expect(frame.getByText('Glossary')).toHaveCount(0);
    await example.getByLabel('end').selectOption('5');
    await expect(frame.getByText('Glossary')).toBeVisible();
    // Content that loads above the frame may have moved it.
    await frame.getByText('Glossary').scrollIntoViewIfNeeded();
    await expect(frame.getByText('Calais')).toBeInViewport();
    await frame.getByText('Harbors').click();
    await expect(frame.getByText('Calais')).not.toBeInViewport();
  });
});

test('each control fills its slot of the layout', { tag: '@desktop' }, async ({ page }) => {
  const { example, frame } = await show(page, 'Layout');
  const names = await example.locator('fieldset label').allTextContents();
  expect(names).toHaveLength(10);
  for (const name of names) await example.getByLabel(name, { exact: true }).check();
  for (const name of names) await expect(frame.locator('mark', { hasText: name })).toBeVisible();
});

test('the root stays mounted during navigation', { tag: '@desktop' }, async ({ page }) => {
  const { example, frame } = await show(page, 'Root');
  await example.getByLabel('value').selectOption('team');
  const log = frame.getByRole('status');
  await expect(log).toHaveText('Plan: team · Root mounted: 1 · pages: 1');
  await frame.getByRole('link', { name: 'glossary', exact: true }).click();
  await expect(frame.getByRole('heading', { name: 'Ebb' })).toBeVisible();
  await expect(log).toHaveText('Plan: team · Root mounted: 1 · pages: 2');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('frames show the initial state', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(componentPage('NotFoundLayout'));
    const title = 'Live NotFoundLayout';
    await page.locator(`iframe[title="${title}"]`).scrollIntoViewIfNeeded();
    await expect(page.frameLocator(`iframe[title="${title}"]`).locator('h1')).toBeVisible();
    await expect(page.locator('.framed-part__bar button').first()).toBeHidden();
  });
});
