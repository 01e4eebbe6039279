import { en } from '../support/interfaceText.ts';
import { PLAYGROUND } from './pages.ts';
import { expect, inEndToEnd, phone, test } from './smokeTest.ts';

const HIGHLIGHTER = '/plugin/official-plugins/shiki';
const RESULT = `iframe[title="${en('playground.result')}"]`;

test('the playground shows what is written, with its styles', inEndToEnd, async ({ reader }) => {
  await reader.openHydrated(PLAYGROUND);
  await reader.click('.playground textarea');
  await reader.press('Control+a');
  await reader.type(':::tip Tea\nGreen\n:::');
  const look = () =>
    reader
      .evaluateIn(RESULT, () => {
        const callout = document.querySelector('.rp-callout--tip');
        if (!callout?.textContent?.includes('Green')) return '';
        return getComputedStyle(callout).backgroundColor;
      })
      .catch(() => '');
  await expect.poll(look).toMatch(/^(?!rgba\(0, 0, 0, 0\)).+/);
});

test('the playground runs a component', inEndToEnd, async ({ reader }) => {
  await reader.openHydrated(PLAYGROUND);
  await reader.click('.playground textarea');
  await reader.press('Control+a');
  await reader.type("<button onClick={(event) => event.target.append('!')}>Go</button>");
  const textAfterClick = () =>
    reader
      .evaluateIn(RESULT, () => {
        const button = document.querySelector('button');
        button?.click();
        return button?.textContent ?? '';
      })
      .catch(() => '');
  await expect.poll(textAfterClick).toMatch(/^Go!+$/);
});

test.describe(() => {
  test.use({ expectedProblems: [/Content.Security.Policy.*img-src|img-src.*forbids/] });

  test(
    'the playground shows images of this site and blocks others',
    inEndToEnd,
    async ({ reader }) => {
      await reader.openHydrated(PLAYGROUND);
      await reader.click('.playground textarea');
      await reader.press('Control+a');
      await reader.type('![icon](/icon-192.png)');
      const width = () =>
        reader
          .evaluateIn(RESULT, () => document.querySelector('img')?.naturalWidth ?? 0)
          .catch(() => 0);
      await expect.poll(width).toBeGreaterThan(0);
      const blocked = await reader.evaluateIn(
        RESULT,
        () =>
          new Promise<string>((resolve) => {
            document.addEventListener('securitypolicyviolation', (event) =>
              resolve(`${event.effectiveDirective} ${event.blockedURI}`),
            );
            new Image().src = 'https://example.com/a.png';
          }),
      );
      expect(blocked).toMatch(/^img-src https:\/\/example\.com/);
    },
  );
});

test('the highlighter colors another language', inEndToEnd, async ({ reader }) => {
  await reader.openHydrated(HIGHLIGHTER);
  await reader.click('.highlighter input');
  await reader.press('Control+a');
  await reader.type('python');
  await reader.until(
    () =>
      document.querySelectorAll('.highlighter__results pre').length === 2 &&
      new Set(
        [...document.querySelectorAll('.highlighter__results pre span')].map(
          (it) => getComputedStyle(it).color,
        ),
      ).size > 2,
  );
});

test('a live example responds', inEndToEnd, async ({ reader }) => {
  await reader.openHydrated('/api/');
  await reader.click('.api-index__filter input');
  await reader.type('withBase');
  await reader.until(() =>
    /^Entries: \d\d?$/.test(
      document.querySelector('.api-index__filter [role=status]')?.textContent ?? '',
    ),
  );
});

test.describe('on a phone', () => {
  test.use({ preferences: phone });

  test('the results of the highlighter scroll within themselves', async ({ reader }) => {
    await reader.openHydrated(`/zh${HIGHLIGHTER}`);
    await reader.click('.highlighter textarea');
    await reader.press('Control+a');
    await reader.type(`const line = '${'long '.repeat(15)}';`);
    await reader.until(
      () => document.querySelector('.highlighter__results')?.textContent?.includes('long') === true,
    );
    const [page, code] = await reader.evaluate(() =>
      [document.documentElement, document.querySelector('.highlighter__results pre')].map((it) =>
        it ? it.scrollWidth - it.clientWidth : 0,
      ),
    );
    expect(page).toBeLessThanOrEqual(0);
    expect(code).toBeGreaterThan(0);
  });
});
