import { en } from '../support/interfaceText.ts';
import type { Reader } from './reader.ts';
import { expect, phone, still, test } from './smokeTest.ts';

/** A page without a live example, so only the reader's actions hydrate it. */
const PLAIN = '/guide/basic/ssg';
const LONG = '/api/config/config-basic';
const TABS = '/plugin/official-plugins/rss';
const IMAGES = '/guide/basic/use-mdx';
const PLAYGROUND = '/plugin/official-plugins/playground';
const HIGHLIGHTER = '/plugin/official-plugins/shiki';
/** A page with parts of the theme, each in an iframe. */
const PARTS = '/api/client-api/navigation-components';

const SCRIPTS = /\/static\/js\/.*\.js$/;
const DOCUMENTS = /\/static\/search\/.*\.json$/;

const SEARCH_FIELD = '.search-dialog input';
const button = (text: Parameters<typeof en>[0]) => `button[aria-label="${en(text)}"]`;
const APPEARANCE = button('appearance.switch');
const ECOSYSTEM = button('ecosystem.label');
const LANGUAGE = '.navbar a[hreflang=zh]';
const MENU = button('nav.open');
const NEXT = '.doc-footer a[href^="/guide/"]';
const RESULT = `iframe[title="${en('playground.result')}"]`;

const isDark = () => document.documentElement.classList.contains('dark');

/** Waits until the page's heading contains a string. */
const title = (reader: Reader, text: string) =>
  reader.until(
    (wanted) => document.querySelector('main h1')?.textContent.includes(wanted) === true,
    text,
  );

const fieldValue = (reader: Reader, field: string) =>
  reader.evaluate((css) => document.querySelector<HTMLInputElement>(css)?.value, field);

/** Returns the text on the clipboard by pasting it, which every browser allows. */
async function pasted(reader: Reader): Promise<string> {
  await reader.evaluate(() => {
    const field = document.createElement('textarea');
    field.id = 'pasted';
    field.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9999';
    document.body.append(field);
    field.focus();
  });
  await reader.press('Control+v');
  await expect.poll(() => fieldValue(reader, '#pasted')).not.toBe('');
  return (await fieldValue(reader, '#pasted')) ?? '';
}

/** Shows a page as printed: enables its print styles and disables its screen styles. */
const showPrint = (reader: Reader) =>
  reader.evaluate(() => {
    const show = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) {
          const { media } = rule;
          if (/\bprint\b/.test(media.mediaText)) media.mediaText = 'all';
          else if (/\bscreen\b/.test(media.mediaText)) media.mediaText = 'not all';
        }
        if ('cssRules' in rule) show(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) show(sheet.cssRules);
  });

test.describe('before hydration, on slow scripts', () => {
  test('a click on the search button opens search when the scripts arrive', async ({
    reader,
    site,
  }) => {
    const scripts = site.hold(SCRIPTS);
    await reader.open(PLAIN);
    await reader.click('.navbar .search-button');
    scripts.release();
    await reader.sees(SEARCH_FIELD);
  });

  test('Ctrl+K keeps what is typed after it', async ({ reader, site }) => {
    const scripts = site.hold(SCRIPTS);
    await reader.open(PLAIN);
    await reader.press('Control+k');
    await reader.type('sidebar');
    scripts.release();
    await reader.sees('.search-hit');
    expect(await fieldValue(reader, SEARCH_FIELD)).toBe('sidebar');
  });

  test('a click on a tab shows its panel', async ({ reader, site }) => {
    const scripts = site.hold(SCRIPTS);
    await reader.open(TABS);
    await reader.click('[role=tab]:nth-child(2)');
    scripts.release();
    await reader.sees('[role=tab]:nth-child(2)[aria-selected=true]');
  });

  test('a click on the color mode switches it once', async ({ reader, site }) => {
    const scripts = site.hold(SCRIPTS);
    await reader.open(PLAIN);
    const before = await reader.evaluate(isDark);
    await reader.click(APPEARANCE);
    scripts.release();
    await expect.poll(() => reader.evaluate(isDark)).toBe(!before);
    await reader.hydrate();
    expect(await reader.evaluate(isDark)).toBe(!before);
  });

  test('links open other pages, Back returns, and the page hydrates there', async ({
    reader,
    site,
  }) => {
    const scripts = site.hold(SCRIPTS);
    await reader.open(PLAIN);
    const next = await reader.evaluate(
      (css) => document.querySelector<HTMLAnchorElement>(css)?.pathname ?? '',
      NEXT,
    );
    await reader.click(NEXT);
    await reader.isAt(next);
    await reader.back();
    await reader.isAt(PLAIN);
    scripts.release();
    await reader.hydrate();
    await reader.click(ECOSYSTEM);
    await reader.sees('.ecosystem__link');
  });
});

test.describe('the header', () => {
  test('the color mode switches and survives a reload', async ({ reader }) => {
    await reader.openHydrated(PLAIN);
    const before = await reader.evaluate(isDark);
    await reader.click(APPEARANCE);
    await expect.poll(() => reader.evaluate(isDark)).toBe(!before);
    await reader.reload();
    expect(await reader.evaluate(isDark)).toBe(!before);
  });

  test('the ecosystem menu opens on hover and closes on Escape', async ({ reader }) => {
    await reader.openHydrated(PLAIN);
    await reader.hover(ECOSYSTEM);
    await reader.sees('.ecosystem__link');
    await reader.press('Escape');
    await reader.missesSight('.ecosystem__link');
  });

  test('the version menu opens and closes on a click outside', async ({ reader }) => {
    await reader.openHydrated(PLAIN);
    await reader.click('.navbar__menu summary');
    await reader.sees({ css: '.navbar__menu a', text: en('nav.changelog') });
    await reader.click('main h1');
    await reader.missesSight({ css: '.navbar__menu a', text: en('nav.changelog') });
  });

  test('hides on the way down and comes back on the way up', async ({ reader }) => {
    await reader.openHydrated(IMAGES);
    await reader.scrollTo(1200);
    await reader.until(
      () => getComputedStyle(document.querySelector('.navbar') as Element).opacity === '0',
    );
    await reader.scrollTo(1000);
    await reader.until(
      () => getComputedStyle(document.querySelector('.navbar') as Element).opacity === '1',
    );
  });

  test('the banner stays closed', async ({ reader }) => {
    await reader.openHydrated(PLAIN);
    await reader.click(button('banner.close'));
    await reader.missesSight('.banner');
    await reader.reload();
    await reader.sees('main h1');
    await reader.missesSight('.banner');
  });
});

test.describe('on a phone', () => {
  test.use({ preferences: phone });

  test('the menu opens and leads to another area', async ({ reader }) => {
    await reader.openHydrated(PLAIN);
    await reader.click(MENU);
    await reader.click({ css: '#mobile-menu a', text: 'API' });
    await reader.isAt('/api/');
    await reader.missesSight('#mobile-menu');
  });

  test('the sidebar opens and leads to another page', async ({ reader }) => {
    await reader.openHydrated(PLAIN);
    await reader.click('.local-bar__sidebar');
    await reader.click('.sidebar a[href="/guide/basic/auto-nav-sidebar"]');
    await reader.isAt('/guide/basic/auto-nav-sidebar');
  });

  test('pages are as wide as the window', async ({ reader }) => {
    for (const path of ['/', PLAIN, LONG, PLAYGROUND]) {
      await reader.open(path);
      const wider = await reader.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      // Space for a scrollbar makes the page narrower.
      expect(wider, path).toBeLessThanOrEqual(0);
    }
  });

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

  test('search fits and finds sections', async ({ reader }) => {
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

test.describe('code and tabs', () => {
  test('Copy code copies what the block shows', async ({ reader }) => {
    await reader.openHydrated(PLAIN);
    await reader.click('main button[title="Copy code"]');
    await reader.sees('main button[title="Copied"]');
    const shown = await reader.evaluate(
      () => document.querySelector('main .rp-codeblock pre')?.textContent?.trim() ?? '',
    );
    expect(shown.length).toBeGreaterThan(10);
    expect((await pasted(reader)).trim()).toBe(shown);
  });

  test('a copied range has no marks of headings', async ({ reader }) => {
    await reader.openHydrated(PLAIN);
    const names = await reader.evaluate(() => {
      const headings = [...document.querySelectorAll('main h2')].slice(0, 2);
      const [first, last] = headings;
      if (!first || !last) return [];
      const range = document.createRange();
      range.setStartBefore(first);
      range.setEndAfter(last);
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
      return headings.map((it) => it.textContent.replace('#', '').trim());
    });
    expect(names).toHaveLength(2);
    await reader.press('Control+c');
    const copied = await pasted(reader);
    for (const name of names) expect(copied).toContain(name);
    expect(copied).not.toContain('#');
  });

  test('tabs follow the arrow keys', async ({ reader }) => {
    await reader.openHydrated(TABS);
    await reader.focus('[role=tab]');
    await reader.press('ArrowRight');
    await reader.until(() => document.activeElement?.matches('[role=tab]:nth-child(2)') === true);
    await reader.sees('[role=tab]:nth-child(2)[aria-selected=true]');
  });
});

test.describe('the search', () => {
  test('cold, fast typing ends with hits for all that was typed', async ({ reader, site }) => {
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

  test('a hit leads to its heading, in view', async ({ reader }) => {
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

  test('the keyboard chooses, and Escape closes without moving the page', async ({ reader }) => {
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
  });

  test('finds Chinese words', async ({ reader }) => {
    await reader.openHydrated(`/zh${PLAIN}`);
    await reader.press('/');
    await reader.sees(SEARCH_FIELD);
    await reader.type('侧边栏');
    await reader.sees({ css: '.search-hit', text: '侧边栏' });
  });
});

test.describe('places', () => {
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

  test('a far anchor in the URL is in view', async ({ reader }) => {
    await reader.open(`${LONG}#routelocaleredirect`);
    await reader.seesInView('#routelocaleredirect');
  });

  test('a far anchor of the outline is in view after a click', async ({ reader }) => {
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
});

test.describe('images', () => {
  test('a click enlarges, Escape closes', async ({ reader }) => {
    await reader.openHydrated(IMAGES);
    await reader.click('main .zoomable');
    await reader.sees('.medium-zoom-image--opened');
    await expect(async () => {
      await reader.press('Escape');
      expect(
        await reader.evaluate(() => document.querySelector('.medium-zoom-overlay') === null),
      ).toBe(true);
    }).toPass();
  });
});

test.describe('live examples', () => {
  test('the playground shows what is written, with its styles', async ({ reader }) => {
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

  test('the playground runs a component', async ({ reader }) => {
    await reader.openHydrated(PLAYGROUND);
    await reader.click('.playground textarea');
    await reader.press('Control+a');
    await reader.type("<button onClick={(event) => event.target.append('!')}>Go</button>");
    const text = (click: boolean) =>
      reader
        .evaluateIn(
          RESULT,
          (isClicked) => {
            const button = document.querySelector('button');
            if (isClicked) button?.click();
            return document.querySelector('main')?.textContent ?? '';
          },
          click,
        )
        .catch(() => '');
    await expect.poll(() => text(false)).toBe('Go');
    await text(true);
    await expect.poll(() => text(false)).toBe('Go!');
  });

  test.describe(() => {
    test.use({ expectedProblems: [/Content.Security.Policy.*img-src|img-src.*forbids/] });

    test('the playground shows images of this site and blocks others', async ({ reader }) => {
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
    });
  });

  test('the highlighter colors another language', async ({ reader }) => {
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

  test('a live example responds', async ({ reader }) => {
    await reader.openHydrated('/api/');
    await reader.click('.api-index__filter input');
    await reader.type('withBase');
    await reader.until(() =>
      /^Entries: \d\d?$/.test(
        document.querySelector('.api-index__filter [role=status]')?.textContent ?? '',
      ),
    );
  });

  test('a framed part of the theme shows with its styles', async ({ reader }) => {
    await reader.openHydrated(PARTS);
    await reader.click({ css: 'button', text: 'Show live NavTitle' });
    const look = () =>
      reader
        .evaluateIn('iframe[title="Live NavTitle"]', () => {
          const link = [...document.querySelectorAll('a')].find((it) =>
            it.textContent.includes('Tidebook'),
          );
          return link ? getComputedStyle(link).textDecorationLine : '';
        })
        .catch(() => '');
    // Links are underlined unless a style sheet removes the line.
    await expect.poll(look).toBe('none');
  });

  test('the preview example opens its framed page', async ({ reader }) => {
    await reader.openHydrated('/plugin/official-plugins/preview');
    await reader.click({ css: 'button', text: en('previewExample.show') });
    await expect
      .poll(() =>
        reader
          .evaluateIn('.preview-example iframe', () => document.body.textContent ?? '')
          .catch(() => ''),
      )
      .toContain('Hello from the page');
  });
});

test.describe('without scripts', () => {
  test('a page is complete, with its styles and all tab panels', async ({ reader }) => {
    // A sandboxed iframe can't run scripts, and the page around it can read it.
    await reader.open('/still?/guide/start/getting-started');
    const facts = await reader.evaluate(() => {
      const page = document.querySelector('iframe')?.contentDocument as Document;
      const shown = (css: string) =>
        [...page.querySelectorAll(css)].filter((it) => it.checkVisibility()).length;
      return {
        title: shown('main h1'),
        isStyled: page.defaultView?.getComputedStyle(page.querySelector('.navbar') as Element)
          .position,
        panels: [
          ...(page.querySelector('.rp-tabs')?.querySelectorAll('.rp-tabs__content__item') ?? []),
        ].filter((it) => it.checkVisibility()).length,
        missing: shown('.search-missing'),
        deadButtons: shown('.search-button, .appearance'),
      };
    });
    expect(facts.title).toBe(1);
    expect(facts.isStyled).toBe('sticky');
    expect(facts.panels).toBeGreaterThan(2);
    expect(facts.missing).toBe(1);
    expect(facts.deadButtons).toBe(0);
  });
});

test.describe('in print', () => {
  test('the text prints without navbar and footer, and only with the open tab panel', async ({
    reader,
  }) => {
    await reader.openHydrated('/guide/start/getting-started');
    await showPrint(reader);
    const facts = await reader.evaluate(() => {
      const shown = (css: string) =>
        [...document.querySelectorAll(css)].filter((it) => it.checkVisibility()).length;
      const [tabs] = document.querySelectorAll('.rp-tabs');
      return {
        chrome: shown(
          '.banner, .navbar, .local-bar, .sidebar, .doc-layout__outline, .doc-footer, .page-actions, .code-button',
        ),
        title: shown('main h1'),
        panels: [...(tabs?.querySelectorAll('.rp-tabs__content__item') ?? [])].filter((it) =>
          it.checkVisibility(),
        ).length,
      };
    });
    expect(facts).toEqual({ chrome: 0, title: 1, panels: 1 });
  });
});

test.describe('under reduced motion', () => {
  test.use({ preferences: still });

  test('nothing is animated', async ({ reader }) => {
    await reader.openHydrated(IMAGES);
    expect(
      await reader.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches),
    ).toBe(true);
    const slow = await reader.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((it) => {
          const { transitionDuration, animationDuration } = getComputedStyle(it);
          return [transitionDuration, animationDuration].some((all) =>
            all.split(',').some((one) => Number.parseFloat(one) > 0.001),
          );
        })
        .map((it) => it.className),
    );
    expect(slow).toEqual([]);
    await reader.click('main .zoomable');
    await reader.sees('.medium-zoom-image--opened');
  });
});

test.describe('offline', () => {
  test('a visited page opens, and search works', async ({ reader, site }) => {
    await reader.openHydrated(IMAGES);
    // Only the second page of a visit registers the worker.
    await reader.evaluate(() =>
      document.querySelector<HTMLElement>('.sidebar a[href="/guide/basic/ssg"]')?.click(),
    );
    await reader.isAt(PLAIN);
    await reader.until(() => navigator.serviceWorker.controller !== null);
    await reader.until(async (path) => {
      for (const name of await caches.keys()) {
        const keys = await (await caches.open(name)).keys();
        if (keys.some(({ url }) => new URL(url).pathname === path)) return true;
      }
      return false;
    }, PLAIN);
    await site.stop();
    await reader.open(PLAIN);
    await reader.sees('main h1');
    await reader.hydrate();
    await reader.press('/');
    await reader.sees(SEARCH_FIELD);
    await reader.type('sidebar');
    await reader.sees('.search-hit');
  });

  test("a page that wasn't visited shows the offline page", async ({ reader, site }) => {
    await reader.openHydrated(IMAGES);
    await reader.evaluate(() =>
      document.querySelector<HTMLElement>('.sidebar a[href="/guide/basic/ssg"]')?.click(),
    );
    await reader.until(() => navigator.serviceWorker.controller !== null);
    await reader.until(async () => (await caches.keys()).length > 1);
    await site.stop();
    await reader.open('/guide/basic/deploy');
    await title(reader, "This page isn't available offline");
  });
});
