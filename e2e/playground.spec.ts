import type { Locator, Page } from '@playwright/test';
import { openHydrated } from './support/hydrate.ts';
import { en, zh } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

/** Opens the English playground and fills in its source. */
async function write(page: Page, text: string) {
  await page.goto('/plugin/official-plugins/playground');
  const field = page.getByLabel(en('playground.source'), { exact: true });
  await expect(field).toBeEditable();
  await field.fill(text);
  return { field, frame: page.frameLocator(`iframe[title="${en('playground.result')}"]`) };
}

const playgrounds = [
  {
    path: '/plugin/official-plugins/playground',
    result: en('playground.result'),
    line: en('playground.place', { line: '1', column: '1' }),
    tag: '@desktop',
  },
  {
    path: '/zh/plugin/official-plugins/playground',
    result: zh('playground.result'),
    line: zh('playground.place', { line: '1', column: '1' }),
    tag: '@phone',
  },
];

for (const { path, result, line, tag } of playgrounds) {
  test(`the playground of ${path} renders the source on use`, { tag: [tag, '@smoke'] }, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/playground-')) requests.push(request.url());
    });
    await openHydrated(page, path);
    expect(requests).toEqual([]);

    const field = page.getByLabel(en('playground.source'), { exact: true });
    const frame = page.frameLocator(`iframe[title="${result}"]`);
    await expect(field).toBeEditable();
    await field.fill(
      'import { useState } from "react";\n\nexport const Count = () => {\n  const [n, set] = useState(0);\n  return <button onClick={() => set(n + 1)}>n = {n}</button>;\n};\n\n:::tip Tea\n<Count />\n:::',
    );
    await expect(frame.locator('.rp-callout--tip')).toContainText('Tea');
    await frame.getByRole('button').click();
    await expect(frame.getByRole('button')).toHaveText('n = 1');

    await field.fill('<Tea>');
    await expect(page.locator('.playground__problem').first()).toContainText(line);
    await expect(page.locator('.playground__numbers [data-problem]')).toHaveText('1');

    await field.fill('![own](/logo-light.svg) **Bold**');
    await expect(frame.locator('strong')).toHaveText('Bold');
    await expect(page.locator('.playground__problem').first()).toBeEmpty();
    const width = () => frame.getByRole('img').evaluate((it: HTMLImageElement) => it.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);

    // The URL is a link to the source.
    await page.reload();
    await expect(field).toHaveValue('![own](/logo-light.svg) **Bold**');
    await expect(frame.locator('strong')).toHaveText('Bold');
  });
}

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript, the playground shows source and result side by side', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('/plugin/official-plugins/playground');
    await expect(page.getByLabel(en('playground.source'), { exact: true })).not.toBeEditable();
    await expect(page.locator('.playground-result .rp-callout--tip')).toBeVisible();
  });
});

test('the initial result looks like the frame', async ({ page }) => {
  await openHydrated(page, '/plugin/official-plugins/playground');
  const lookOf = (body: Locator) =>
    body.evaluate((it) => {
      const { top } = it.getBoundingClientRect();
      return [...it.querySelectorAll('p, th, td, button')].map((piece) => {
        const box = piece.getBoundingClientRect();
        const { padding, color, backgroundColor } = getComputedStyle(piece);
        const place = [box.top - top, box.height].map(Math.round);
        return [piece.tagName, ...place, padding, color, backgroundColor].join(' ');
      });
    });
  const still = await lookOf(page.locator('.playground-result'));
  expect(still).toHaveLength(10);
  await page.getByLabel(en('playground.source'), { exact: true }).focus();
  const body = page.frameLocator(`iframe[title="${en('playground.result')}"]`).locator('main');
  await expect(page.locator('.playground-result')).toHaveCount(0);
  await expect.poll(() => lookOf(body)).toEqual(still);
});

test('classes, loops, promises, and hooks work', { tag: '@desktop' }, async ({ page }) => {
  const { frame } = await write(
    page,
    `import { useEffect, useState } from 'react';

export class Cup {
  #sips = 0;
  sip() { this.#sips += 1; return this.#sips; }
}

export const later = await new Promise((resolve) => setTimeout(resolve, 10, 'poured'));

export function Table({ to }) {
  const cup = new Cup();
  const rows = [];
  for (let n = 0; n < to; n += 1) rows.push(cup.sip());
  const [state, setState] = useState('cold');
  useEffect(() => { (async () => { await null; setState('hot'); })(); }, []);
  return <b>{rows.join()} {later} {state}</b>;
}

<Table to={3} />`,
  );
  await expect(frame.locator('b')).toHaveText('1,2,3 poured hot');
});

test('an error has its line and column, and the last good result stays', {
  tag: '@desktop',
}, async ({ page }) => {
  const { field, frame } = await write(page, 'good');
  await expect(frame.locator('main')).toHaveText('good');
  const problem = page.locator('.playground__problem').first();
  for (const [text, expected] of [
    [
      "a\n\nimport { x } from 'fs';",
      `${en('playground.place', { line: '3', column: '1' })}“fs” can’t be imported here.`,
    ],
    [
      "import { useTea } from 'react';",
      `${en('playground.place', { line: '1', column: '10' })}“react” doesn’t export “useTea” here.`,
    ],
    ['{1 +}', en('playground.place', { line: '1', column: '5' })],
    [
      'a\n\n{(() => { throw new Error("cold"); })()}',
      `${en('playground.place', { line: '3', column: '21' })}cold`,
    ],
    [
      'export const Tea = () => {\n  return tea.size;\n};\n\n<Tea />',
      `${en('playground.place', { line: '2', column: '10' })}tea is not`,
    ],
    [
      '{(() => {\n  while (true) {}\n})()}',
      `${en('playground.place', { line: '2', column: '3' })}The code ran for two seconds`,
    ],
  ] as const) {
    await field.fill(text);
    await expect(problem).toContainText(expected);
    await expect(frame.locator('main')).toHaveText('good');
  }
  await field.fill(
    'export const Tea = () => (\n  <button onClick={() => { throw new Error("spilled"); }}>Pour</button>\n);\n\n<Tea />',
  );
  await frame.getByRole('button').click();
  await expect(problem).toHaveText(`${en('playground.place', { line: '2', column: '38' })}spilled`);
  await expect(frame.getByRole('button')).toBeVisible();
});

test('Tab indents, and moves the focus after Escape', { tag: '@desktop' }, async ({ page }) => {
  const { field } = await write(page, 'a\nb\nc');
  await field.press('Tab');
  await expect(field).toHaveValue('a\nb\nc  ');
  await field.press('ControlOrMeta+z');
  await expect(field).toHaveValue('a\nb\nc');
  await field.evaluate((it: HTMLTextAreaElement) => it.setSelectionRange(1, 3));
  await field.press('Tab');
  await expect(field).toHaveValue('  a\n  b\nc');
  expect(
    await field.evaluate((it: HTMLTextAreaElement) => [it.selectionStart, it.selectionEnd]),
  ).toEqual([3, 7]);
  await field.press('Shift+Tab');
  await field.press('Shift+Tab');
  await expect(field).toHaveValue('a\nb\nc');
  await field.press('Escape');
  await field.press('Tab');
  await expect(field).not.toBeFocused();
  await expect(field).toHaveValue('a\nb\nc');
});

test.describe('a frame that misbehaves', () => {
  // Typing while the frame hangs shows that the page doesn't hang.
  const afterwards = async (page: Page) => {
    const field = page.getByLabel(en('playground.source'), { exact: true });
    await field.fill('**back**');
    const stopped = page.getByRole('region', { name: en('playground.result') }).getByRole('status');
    await expect(stopped).toContainText('The result was stopped');
    await expect(page.locator('.playground iframe')).toHaveCount(0);
    await page.getByRole('button', { name: en('playground.again') }).click();
    await expect(
      page.frameLocator(`iframe[title="${en('playground.result')}"]`).locator('strong'),
    ).toHaveText('back');
    await expect(stopped).toBeEmpty();
  };

  test.describe(() => {
    test.use({ breaksPolicy: true, expectedErrors: [/frame-ancestors|Content.Security.Policy/i] });

    test('is replaced each time', { tag: '@desktop' }, async ({ page }) => {
      const { field, frame } = await write(page, 'good');
      await expect(frame.locator('main')).toHaveText('good');
      // In an `export`, which runs before the next source can replace it.
      for (const [name, value] of [
        ['it hangs', "new Function('for (;;);')()"],
        [
          'it floods the page with messages',
          'Array.from({ length: 1e4 }, (_, height) => parent.postMessage({ kind: "height", height }, "*"))',
        ],
        ['it reloads', 'location.reload()'],
        ['it opens another page', "location.assign('/guide/start/introduction')"],
        ['it leaves for an empty page', "location.assign('about:blank')"],
      ] as const) {
        await test.step(name, async () => {
          await field.fill(`export const misbehaved = ${value};`);
          await afterwards(page);
        });
      }
    });
  });

  test.describe(() => {
    test.use({ expectedErrors: [/status of 503/] });

    test('is replaced when it never responds', { tag: '@desktop' }, async ({ page }) => {
      await page.route(/playground-.*\/frame\.html/, (route) => route.fulfill({ status: 503 }));
      await page.goto('/plugin/official-plugins/playground');
      const field = page.getByLabel(en('playground.source'), { exact: true });
      await expect(field).toBeEditable();
      await field.fill('**good**');
      await expect(page.getByText('The result was stopped')).toBeVisible();
      await page.unroute(/playground-.*\/frame\.html/);
      await afterwards(page);
    });
  });

  test('sends invalid messages, and nothing happens', { tag: '@desktop' }, async ({ page }) => {
    const { frame } = await write(
      page,
      `export const odd = [
  undefined, null, 7, 'alive', [], {}, { kind: {} }, { kind: 'other' }, { kind: 'problem' },
  { kind: 'problem', reason: 'toString', line: 1 }, { kind: 'height', height: { a: 1 } },
  { kind: 'problem', reason: 'thrown', text: { toString: null }, module: new Map(), line: {}, column: [] },
];

{odd.forEach((message) => parent.postMessage(message, '*'))}

**still here**`,
    );
    await expect(frame.locator('strong')).toBeVisible();
    await expect(page.locator('.playground__problem').first()).toBeEmpty();
  });
});

test("a link can't bring source that is too long to render", { tag: '@desktop' }, async ({
  page,
}) => {
  const shared = Buffer.from('\n'.repeat(10_001)).toString('base64url');
  await page.goto(`/plugin/official-plugins/playground#mdx=${shared}`);
  const problem = page.locator('.playground__problem').first();
  await expect(problem).toContainText('longer than 10000 characters');
  await expect(page.locator('.playground__numbers span')).toHaveCount(0);
  await page.getByLabel(en('playground.source'), { exact: true }).fill('**short**');
  await expect(
    page.frameLocator(`iframe[title="${en('playground.result')}"]`).locator('strong'),
  ).toHaveText('short');
  await expect(problem).toBeEmpty();
});
