import { LONG, title } from './pages.ts';
import { expect, inEndToEnd, test } from './smokeTest.ts';

const LANGUAGE = '.navbar a[hreflang=zh]';

test('the language switch keeps page and heading', async ({ reader }) => {
  await reader.openHydrated('/guide/basic/conventional-route');
  const id = await reader.evaluate(() => {
    const heading = document.querySelectorAll('main h2[id]')[2];
    heading?.scrollIntoView({ behavior: 'instant' });
    return heading?.id ?? '';
  });
  // The keyboard reaches the header, hidden or not, without moving the page.
  await reader.focus(LANGUAGE);
  await reader.press('Enter');
  await reader.isAt(`/zh/guide/basic/conventional-route#${id}`);
  await reader.seesInView(`[id="${id}"]`);
  await reader.until(() => document.documentElement.lang === 'zh');
});

test('Back and Forward restore the scroll position', async ({ reader }) => {
  await reader.openHydrated(LONG);
  await reader.scrollTo(3000);
  const first = await reader.scrolled();
  await reader.evaluate(() =>
    document.querySelector<HTMLElement>('.sidebar a[href="/api/config/config-build"]')?.click(),
  );
  await title(reader, 'Build');
  await reader.scrollTo(1500);
  const second = await reader.scrolled();
  await reader.back();
  await reader.isAt(LONG);
  await expect.poll(async () => Math.abs((await reader.scrolled()) - first)).toBeLessThan(3);
  await reader.forward();
  await title(reader, 'Build');
  await expect.poll(async () => Math.abs((await reader.scrolled()) - second)).toBeLessThan(3);
});

test('a reload keeps the scroll position', async ({ reader }) => {
  await reader.open(LONG);
  await reader.scrollTo(6000);
  const before = await reader.scrolled();
  expect(before).toBeGreaterThan(5000);
  await reader.reload();
  await expect.poll(async () => Math.abs((await reader.scrolled()) - before)).toBeLessThan(3);
});

test('a URL with a distant anchor scrolls to it', inEndToEnd, async ({ reader }) => {
  await reader.open(`${LONG}#routelocaleredirect`);
  await reader.seesInView('#routelocaleredirect');
});

test('a click in the outline scrolls to a distant anchor', inEndToEnd, async ({ reader }) => {
  await reader.openHydrated(LONG);
  await reader.click('.doc-layout__outline a[href$="#routelocaleredirect"]');
  await reader.isAt(`${LONG}#routelocaleredirect`);
  await reader.seesInView('#routelocaleredirect');
});

test('a text fragment scrolls to its text', async ({ reader }) => {
  await reader.open(LONG);
  const text = await reader.evaluate(() => {
    const after = document.querySelector('#routelocaleredirect') as Element;
    const paragraph = [...document.querySelectorAll('main p')].find(
      (it) =>
        after.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_FOLLOWING &&
        it.childElementCount === 0,
    ) as Element;
    paragraph.id = 'wanted';
    return paragraph.textContent;
  });
  await reader.open('/404');
  await reader.open(`${LONG}#:~:text=${encodeURIComponent(text)}`);
  await reader.until((wanted) => {
    const paragraph = [...document.querySelectorAll('main p')].find(
      (it) => it.textContent === wanted,
    );
    const { top, bottom } = paragraph?.getBoundingClientRect() ?? new DOMRect(0, -1);
    return top < innerHeight && bottom > 0;
  }, text);
});

test('find in page finds text far down', async ({ reader }) => {
  await reader.open(LONG);
  const found = await reader.evaluate(() => {
    const far = [...document.querySelectorAll('main p')].at(-1) as Element;
    far.id = 'far';
    const { find } = window as unknown as { find: (text: string) => boolean };
    return find(far.textContent.slice(0, 40));
  });
  expect(found).toBe(true);
  await reader.seesInView('#far');
});
