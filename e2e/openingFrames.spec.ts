import type { Page } from '@playwright/test';
import { hydration } from '../site.ts';
import { shifts, watchShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

/** Keeps the frames of a page until the test asks for the next one, with all that waits for it. */
const holdFrames = () => {
  const waiting: FrameRequestCallback[] = [];
  window.requestAnimationFrame = (callback) => waiting.push(callback);
  window.addEventListener('test-frame', () => {
    for (const callback of waiting.splice(0)) callback(performance.now());
  });
};

const nextFrame = (page: Page) => page.evaluate(() => dispatchEvent(new Event('test-frame')));

/** How many blocks of the text have a place, and where the last of them ends, in heights of the window. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const blocks = [...document.querySelectorAll('.rspress-doc > *')];
    const there = blocks.filter((it) => it.getClientRects().length > 0);
    const end = there.at(-1)?.getBoundingClientRect().bottom ?? 0;
    return { there: there.length, all: blocks.length, end: end / innerHeight };
  });

const LONG = '/api/client-api/api-components';

test('the first frame has the first screen, those behind the end of the document have more, until the page is whole', async ({
  page,
}) => {
  await page.addInitScript(holdFrames);
  await page.goto(LONG);
  await nextFrame(page);
  const steps = [await shown(page)];
  // In this one the document has arrived, which takes long enough.
  await nextFrame(page);
  expect(await shown(page)).toEqual(steps[0]);
  expect(steps[0]?.there).toBeLessThan(12);
  expect(steps[0]?.end).toBeGreaterThan(1);
  const footers = page.locator('.doc-footer:visible, .page-footer:visible');
  expect(await footers.count()).toBe(0);
  while ((steps.at(-1)?.there ?? 0) < (steps.at(-1)?.all ?? 0) && steps.length < 30) {
    await nextFrame(page);
    steps.push(await shown(page));
  }
  expect(steps.length).toBeGreaterThan(5);
  expect(steps.at(-1)?.there).toBe(steps.at(-1)?.all);
  expect(await footers.count()).toBe(2);
  const growth = steps.slice(1).map(({ there }, index) => there - (steps[index]?.there ?? 0));
  expect(Math.min(...growth)).toBeGreaterThan(0);
});

test('what arrives late waits for its frame as well', async ({ page }) => {
  await page.addInitScript(holdFrames);
  await page.goto(LONG);
  await nextFrame(page);
  const seen = await page.evaluate(() => {
    const arrive = () => {
      const block = document.createElement('p');
      block.textContent = 'Late';
      document.querySelector('.rspress-doc')?.append(block);
      return block;
    };
    const isShown = (block: Element) => block.getClientRects().length > 0;
    // Before the next frame comes, and before the browser looks at the whole document.
    const withFrame = arrive();
    dispatchEvent(new Event('test-frame'));
    const first = isShown(withFrame);
    const withEnd = arrive();
    dispatchEvent(new Event('DOMContentLoaded'));
    const second = isShown(withEnd);
    dispatchEvent(new Event('scroll'));
    return [first, second, isShown(withFrame), isShown(withEnd)];
  });
  expect(seen).toEqual([false, false, true, true]);
});

test('while the document arrives, no more is drawn than the window has room for', async ({
  page,
  isMobile,
}) => {
  await page.addInitScript(holdFrames);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
  });
  /** Lets frames pass until nothing is added any more. */
  const settled = async () => {
    let [before, after] = [await shown(page), await shown(page)];
    do {
      before = after;
      await nextFrame(page);
      after = await shown(page);
    } while (after.there > before.there);
    return after;
  };
  await page.goto(LONG);
  await nextFrame(page);
  const few = isMobile ? 6 : 8;
  expect((await settled()).there).toBe(few);
  await page.setViewportSize({ width: 1280, height: 3000 });
  const tall = await settled();
  expect(tall.end).toBeGreaterThan(1);
  expect(tall.there).toBeGreaterThan(few);
  expect(tall.there).toBeLessThan(tall.all / 2);
  await page.evaluate(() => Reflect.deleteProperty(document, 'readyState'));
  await nextFrame(page);
  const { there, all } = await settled();
  expect(there).toBe(all);
});

test('fields below the window are not there when the document ends, and all are right after', async ({
  page,
}) => {
  test.skip(hydration === 'load', 'React may be at work on them already');
  await page.addInitScript(holdFrames);
  await page.addInitScript(() => {
    const places = () =>
      [...document.querySelectorAll('fieldset')].map((it) => it.parentElement?.innerHTML ?? '');
    const seen: { atEnd: number; before: string[]; after: string[] } = {
      atEnd: -1,
      before: [],
      after: [],
    };
    Object.assign(window, { seen });
    // The first listener of all.
    window.addEventListener('DOMContentLoaded', () => {
      seen.before = places();
    });
    window.addEventListener('load', () => {
      seen.atEnd = places().length;
      setTimeout(() => {
        seen.after = places();
      });
    });
  });
  await page.goto(LONG);
  const seen = () =>
    page.evaluate(
      () =>
        (window as unknown as { seen: { atEnd: number; before: string[]; after: string[] } }).seen,
    );
  await expect.poll(async () => (await seen()).after.length).toBeGreaterThan(20);
  const { atEnd, before, after } = await seen();
  expect(atEnd).toBe(0);
  expect(after).toEqual(before);
});

test('a page that opens in a tab behind others is whole at once', async ({ page }) => {
  await page.addInitScript(holdFrames);
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }));
  await page.goto(LONG);
  const { there, all } = await shown(page);
  expect(there).toBe(all);
});

test('what stands below the text stays below the window all the while', async ({ page }) => {
  await page.addInitScript(holdFrames);
  await page.goto('/guide/basic/use-mdx');
  const footer = page.locator('.page-footer');
  for (let frame = 0; frame < 3; frame += 1) {
    await expect(footer).not.toBeInViewport();
    await nextFrame(page);
  }
});

for (const path of ['/', '/guide/basic/use-mdx', '/zh/api/client-api/api-components']) {
  test(`nothing moves in the window while ${path} opens`, async ({ page }) => {
    await watchShifts(page);
    await page.goto(path);
    await expect(page.locator('html')).not.toHaveAttribute('data-growing');
    await page.waitForTimeout(300);
    expect(await shifts(page)).toEqual([]);
  });
}

test('a page is whole at the first press of a key or a button, and on paper', async ({ page }) => {
  await page.addInitScript(holdFrames);
  for (const act of [
    () => page.keyboard.press('Shift'),
    () => page.mouse.click(5, 300),
    () => page.locator('h1').dispatchEvent('click'),
    () => page.evaluate(() => dispatchEvent(new Event('beforeprint'))),
  ]) {
    await page.goto(LONG);
    await nextFrame(page);
    expect((await shown(page)).there).toBeLessThan(12);
    await act();
    const { there, all } = await shown(page);
    expect(there).toBe(all);
  }
});

test('a page that is led into is whole at once: by a heading, or by a text', async ({ page }) => {
  await page.addInitScript(holdFrames);
  for (const hash of ['#layout', '#:~:text=the%20default%20theme']) {
    await page.goto('about:blank');
    await page.goto(LONG + hash);
    await nextFrame(page);
    const { there, all } = await shown(page);
    expect(there, hash).toBe(all);
  }
});
