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
    line: en('playground.place', { line: '1', column: '5' }),
    tag: '@desktop',
  },
  {
    path: '/zh/plugin/official-plugins/playground',
    result: zh('playground.result'),
    line: zh('playground.place', { line: '1', column: '5' }),
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
    await expect(page.locator('.playground__problem').first()).toContainText('<Tea>');

    await field.fill('{1 +}');
    await expect(page.locator('.playground__problem').first()).toContainText(line);

    await field.fill('**Bold**');
    await expect(frame.locator('strong')).toHaveText('Bold');
    await expect(page.locator('.playground__problem').first()).toBeEmpty();

    // The URL is a link to the source, and follows it with a short delay.
    await expect(page).toHaveURL(/#mdx=./);
    await page.reload();
    await expect(field).toHaveValue('**Bold**');
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

test('an error is shown, and a loop stops', { tag: '@desktop' }, async ({ page }) => {
  const { field, frame } = await write(page, 'good');
  await expect(frame.locator('main')).toHaveText('good');
  const problem = page.locator('.playground__problem').first();
  for (const [text, expected] of [
    ["a\n\nimport { x } from 'fs';", en('playground.unknownModule')],
    ['{(() => {\n  while (true) {}\n})()}', en('playground.tooLong')],
    ['export const Tea = () => tea.size;\n\n<Tea />', 'tea is not defined'],
  ] as const) {
    await field.fill(text);
    await expect(problem).toContainText(expected);
  }
  await field.fill('**back**');
  await expect(frame.locator('strong')).toHaveText('back');
  await expect(problem).toBeEmpty();
});

test("links don't open anything, with any button or key", { tag: '@desktop' }, async ({ page }) => {
  const { frame } = await write(
    page,
    `export const stop = (event) => event.stopImmediatePropagation();

<div onClickCapture={stop} onAuxClickCapture={stop}>[away](https://example.com/)</div>

<b>{[].concat(window.addEventListener('click', stop, true))}ready</b>`,
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

test.describe('a frame that misbehaves', () => {
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
        [
          'it floods the page with messages',
          '(() => { const text = "x".repeat(2e5); for (;;) parent.postMessage(text, "*"); })()',
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

  test('sends invalid messages, and nothing happens', { tag: '@desktop' }, async ({ page }) => {
    const { frame } = await write(
      page,
      `export const odd = [
  undefined, null, 7, 'ready', [], {}, { kind: {} }, { kind: 'other' }, { kind: 'height', height: { a: 1 } },
  { kind: 'problem', text: { toString: null }, line: {}, column: [] },
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
  await page.getByLabel(en('playground.source'), { exact: true }).fill('**short**');
  await expect(
    page.frameLocator(`iframe[title="${en('playground.result')}"]`).locator('strong'),
  ).toHaveText('short');
  await expect(problem).toBeEmpty();
});
