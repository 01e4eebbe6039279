import { fieldValue, LONG, PLAIN, SEARCH_FIELD } from './pages.ts';
import { expect, inEndToEnd, phone, test } from './smokeTest.ts';

const DOCUMENTS = /\/static\/search\/.*\.json$/;

test('fast typing before the documents have loaded finds hits for the whole query', async ({
  reader,
  site,
}) => {
  const documents = site.hold(DOCUMENTS);
  await reader.openHydrated(PLAIN);
  await reader.press('/');
  await reader.sees(SEARCH_FIELD);
  await reader.type('clean');
  await reader.type('Urls');
  documents.release();
  await reader.sees({ css: '.search-hit', text: 'cleanUrls' });
  expect(await fieldValue(reader, SEARCH_FIELD)).toBe('cleanUrls');
});

test('a hit leads to its heading, in view', inEndToEnd, async ({ reader }) => {
  await reader.openHydrated(PLAIN);
  await reader.press('Control+k');
  await reader.sees(SEARCH_FIELD);
  await reader.type('localeRedirect');
  await reader.sees({ css: '.search-hit[href*="#"]', text: 'localeRedirect' });
  const hit = await reader.evaluate(() => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('.search-hit[href*="#"]')].find(
      (it) => it.textContent.includes('localeRedirect'),
    );
    return { href: link?.getAttribute('href') ?? '', id: link?.hash.slice(1) ?? '' };
  });
  await reader.click(`.search-hit[href="${hit.href}"]`);
  await reader.isAt(decodeURIComponent(hit.href));
  await reader.missesSight('.search-dialog');
  await reader.seesInView(`[id="${decodeURIComponent(hit.id)}"]`);
});

test(
  'the keyboard selects a hit, and Escape closes search without moving the page',
  inEndToEnd,
  async ({ reader }) => {
    await reader.openHydrated(LONG);
    await reader.scrollTo(3000);
    const before = await reader.scrolled();
    await reader.press('Control+k');
    await reader.sees(SEARCH_FIELD);
    await reader.press('Escape');
    await reader.missesSight('.search-dialog');
    expect(Math.abs((await reader.scrolled()) - before)).toBeLessThanOrEqual(1);
    await reader.press('Control+k');
    await reader.sees(SEARCH_FIELD);
    await reader.type('markdown');
    await reader.sees('.search-dialog [aria-selected=true]');
    await reader.press('ArrowDown');
    await reader.press('Enter');
    await reader.missesSight('.search-dialog');
    await expect.poll(() => reader.path()).not.toBe(LONG);
  },
);

test('finds Chinese words', inEndToEnd, async ({ reader }) => {
  await reader.openHydrated(`/zh${PLAIN}`);
  await reader.press('/');
  await reader.sees(SEARCH_FIELD);
  await reader.type('侧边栏');
  await reader.sees({ css: '.search-hit', text: '侧边栏' });
});

test.describe('on a phone', () => {
  test.use({ preferences: phone });

  test('search fits and finds sections', inEndToEnd, async ({ reader }) => {
    await reader.openHydrated(PLAIN);
    await reader.click('.navbar .search-button');
    await reader.sees(SEARCH_FIELD);
    await reader.type('sidebar');
    await reader.sees('.search-hit');
    const { left, right } = await reader.evaluate(() => {
      const box = document.querySelector('.search-hit')?.getBoundingClientRect() as DOMRect;
      return { left: box.left, right: innerWidth - box.right };
    });
    expect(Math.min(left, right)).toBeGreaterThanOrEqual(0);
  });
});
