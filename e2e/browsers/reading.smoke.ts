import { fieldValue, IMAGES, LONG, PLAIN, PLAYGROUND, TABS } from './pages.ts';
import type { Reader } from './reader.ts';
import { expect, inEndToEnd, phone, still, test } from './smokeTest.ts';

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

test.describe('code and tabs', () => {
  test('Copy code copies what the block shows', inEndToEnd, async ({ reader }) => {
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

  test('tabs follow the arrow keys', inEndToEnd, async ({ reader }) => {
    await reader.openHydrated(TABS);
    await reader.focus('[role=tab]');
    await reader.press('ArrowRight');
    await reader.until(() => document.activeElement?.matches('[role=tab]:nth-child(2)') === true);
    await reader.sees('[role=tab]:nth-child(2)[aria-selected=true]');
  });
});

test('a click enlarges, Escape closes', inEndToEnd, async ({ reader }) => {
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

test.describe('on a phone', () => {
  test.use({ preferences: phone });

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
});

test.describe('without scripts', () => {
  test('a page is complete, with its styles and all tab panels', inEndToEnd, async ({ reader }) => {
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
