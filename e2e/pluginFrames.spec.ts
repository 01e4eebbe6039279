import type { Locator } from '@playwright/test';
import { wake } from './support/alive.ts';
import { expect, test } from './support/test.ts';

const playgrounds = [
  { path: '/plugin/official-plugins/playground', result: 'Result', line: 'Line 1, column 1:' },
  { path: '/zh/plugin/official-plugins/playground', result: '结果', line: '第 1 行，第 1 列：' },
];

for (const { path, result, line } of playgrounds) {
  test(`the playground of ${path} shows what is written, on use`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/playground-')) requests.push(request.url());
    });
    await page.goto(path);
    await wake(page);
    expect(requests).toEqual([]);

    const field = page.getByLabel('MDX', { exact: true });
    const frame = page.frameLocator(`iframe[title="${result}"]`);
    await expect(field).toBeEditable();
    await field.fill(
      'import { useState } from "react";\n\nexport const Count = () => {\n  const [n, set] = useState(0);\n  return <button onClick={() => set(n + 1)}>n = {n}</button>;\n};\n\n:::tip Tea\n<Count />\n:::',
    );
    await expect(frame.locator('.rp-callout--tip')).toContainText('Tea');
    await frame.getByRole('button').click();
    await expect(frame.getByRole('button')).toHaveText('n = 1');

    await field.fill('<Tea>');
    await expect(page.locator('.playground__problem')).toContainText(line);
    await expect(page.locator('.playground__numbers [data-problem]')).toHaveText('1');

    await field.fill('![own](/logo-light.svg) **Bold**');
    await expect(frame.locator('strong')).toHaveText('Bold');
    await expect(page.locator('.playground__problem')).toBeEmpty();
    const width = () => frame.getByRole('img').evaluate((it: HTMLImageElement) => it.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);

    // The address is a link to the text.
    await page.reload();
    await expect(field).toHaveValue('![own](/logo-light.svg) **Bold**');
    await expect(frame.locator('strong')).toHaveText('Bold');
  });
}

test.describe(() => {
  test.use({ breaksPolicy: true, expectedErrors: [/Content Security Policy/] });

  test('the playground’s frame cannot reach the page, evaluate text or fetch', async ({ page }) => {
    await page.goto('/plugin/official-plugins/playground');
    const field = page.getByLabel('MDX', { exact: true });
    await expect(field).toBeEditable();
    await field.fill('here');
    const body = page.frameLocator('iframe[title="Result"]').locator('main');
    await expect(body).toContainText('here');
    const answers = await body.evaluate(async () => {
      const attempt = async (act: () => unknown) => {
        try {
          return `got ${await act()}`;
        } catch (error) {
          return (error as Error).name;
        }
      };
      return {
        origin: window.origin,
        page: await attempt(() => window.parent.document.title),
        cookie: await attempt(() => document.cookie),
        storage: await attempt(() => window.localStorage.length),
        // Later, because what the test itself runs may evaluate text.
        evaluated: await new Promise((resolve) => {
          setTimeout(() => resolve(attempt(() => new Function('return 1')())));
        }),
        fetched: await attempt(() => fetch('/')),
      };
    });
    expect(answers).toEqual({
      origin: 'null',
      page: 'SecurityError',
      cookie: 'SecurityError',
      storage: 'SecurityError',
      evaluated: 'EvalError',
      fetched: 'TypeError',
    });
  });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript the playground is source and result side by side', async ({ page }) => {
    await page.goto('/plugin/official-plugins/playground');
    await expect(page.getByLabel('MDX', { exact: true })).not.toBeEditable();
    await expect(page.locator('.playground-result .rp-callout--tip')).toBeVisible();
  });
});

test('what stands for the result at first looks as the frame does', async ({ page }) => {
  await page.goto('/plugin/official-plugins/playground');
  await wake(page);
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
  await page.getByLabel('MDX', { exact: true }).focus();
  const body = page.frameLocator('iframe[title="Result"]').locator('main');
  await expect(page.locator('.playground-result')).toHaveCount(0);
  expect(await lookOf(body)).toEqual(still);
});

test('the preview example shows a block in each mode, on use', async ({ page }) => {
  await page.goto('/plugin/official-plugins/preview');
  const frame = page.frameLocator('.preview-example iframe');
  await page.getByRole('button', { name: 'Show the example' }).click();
  await expect(frame.getByText('Hello from the page', { exact: true })).toBeVisible();
  const counter = frame.frameLocator('iframe').first().getByRole('button');
  await counter.click();
  await expect(counter).toHaveText('Clicked 1 times');
  const fixed = frame.frameLocator('.rp-fixed-device iframe');
  await expect(fixed.getByText('Hello from the fixed frame')).toBeVisible();
});
