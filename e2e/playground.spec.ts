import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydrate.ts';
import { en } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

const PATH = '/plugin/official-plugins/playground';

const parts = (page: Page) => ({
  field: page.getByLabel(en('playground.source'), { exact: true }),
  frame: page.frameLocator(`iframe[title="${en('playground.result')}"]`),
  problem: page.locator('.playground').getByRole('status').first(),
});

/** Opens the English playground and fills in its source. */
async function write(page: Page, text: string) {
  await page.goto(PATH);
  const all = parts(page);
  await expect(all.field).toBeEditable();
  await all.field.fill(text);
  return all;
}

test('the playground renders the source on use', {
  tag: '@smoke',
}, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/playground-')) requests.push(request.url());
  });
  await openHydrated(page, PATH);
  expect(requests).toEqual([]);

  const { field, frame, problem } = parts(page);
  await expect(field).toBeEditable();
  await field.fill(
    'import { useState } from "react";\n\nexport const Count = () => {\n  const [n, set] = useState(0);\n  return <button onClick={() => set(n + 1)}>n = {n}</button>;\n};\n\n:::tip Tea\n<Count />\n:::',
  );
  await expect(frame.locator('.rp-callout--tip')).toContainText('Tea');
  await frame.getByRole('button').click();
  await expect(frame.getByRole('button')).toHaveText('n = 1');

  for (const [text, expected] of [
    ['<Tea>', '<Tea>'],
    ['{1 +}', en('playground.place', { line: '1', column: '5' })],
    ["a\n\nimport { x } from 'fs';", en('playground.unknownModule')],
    ['{(() => {\n  while (true) {}\n})()}', en('playground.tooLong')],
    ['export const Tea = () => tea.size;\n\n<Tea />', 'tea is not defined'],
  ] as const) {
    await field.fill(text);
    await expect(problem).toContainText(expected);
  }
  await field.fill('**Bold**');
  await expect(frame.locator('strong')).toHaveText('Bold');
  await expect(problem).toBeEmpty();

  // The URL is a link to the source, and follows it with a short delay.
  await expect(page).toHaveURL(`${PATH}#mdx=${Buffer.from('**Bold**').toString('base64url')}`);
  await page.reload();
  await expect(field).toHaveValue('**Bold**');
  await expect(frame.locator('strong')).toHaveText('Bold');
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript, the playground shows source and result', async ({ page }) => {
    await page.goto(PATH);
    await expect(parts(page).field).not.toBeEditable();
    await expect(page.locator('.playground-result .rp-callout--tip')).toBeVisible();
  });
});

test("links don't open anything, with any button or key", async ({ page }) => {
  const { frame } = await write(
    page,
    `export const stop = (event) => event.stopImmediatePropagation();

[away](https://example.com/)

<b>{[].concat(window.addEventListener('click', stop, true), window.addEventListener('auxclick', stop, true))}ready</b>`,
  );
  await expect(frame.locator('b')).toHaveText('ready');
  const link = frame.getByRole('link');
  await link.click();
  await link.click({ button: 'middle' });
  await link.click({ modifiers: ['ControlOrMeta'] });
  await link.click({ modifiers: ['Shift'] });
  await expect(frame.locator('b')).toHaveText('ready');
  expect(page.context().pages()).toHaveLength(1);
});

test.describe(() => {
  test.use({ expectedErrors: [/frame-ancestors|Content.Security.Policy/i] });

  test('a frame that misbehaves is removed', async ({ page }) => {
    const { field, frame } = await write(page, 'good');
    await expect(frame.locator('main')).toHaveText('good');
    const result = page.getByRole('region', { name: en('playground.result') });
    const flood = '(() => { for (;;) parent.postMessage(1, "*"); })()';
    // In an `export`, which runs before the next source can replace it.
    for (const [name, value] of [
      ['it sends many messages', flood],
      ['it reloads', 'location.reload()'],
      ['it opens another page', "location.assign('/guide/start/introduction')"],
    ] as const) {
      await test.step(name, async () => {
        await field.fill(`export const misbehaved = ${value};`);
        await expect(result.getByRole('status')).toHaveText(en('playground.stopped'));
        await expect(page.locator('.playground iframe')).toHaveCount(0);
        await field.fill('**back**');
        await page.getByRole('button', { name: en('playground.again') }).click();
        await expect(frame.locator('strong')).toHaveText('back');
        await expect(result.getByRole('status')).toBeEmpty();
      });
    }
  });
});
