import { expect, test } from './support/test.ts';

/** Writes down which fonts the head of a page asks for: those of the lines that it takes away again. */
const watchProbe = () => {
  const { remove } = Element.prototype;
  Element.prototype.remove = function () {
    if (this.parentElement === document.documentElement) {
      const fonts = [...this.children].map((line) => window.fontOf?.(line, line.textContent) ?? '');
      window.probes ??= [];
      window.probes.push({ fonts, laidOut: document.querySelectorAll('header').length });
    }
    remove.call(this);
  };
  window.fontOf = (element, text) => {
    const style = getComputedStyle(element);
    const { fontWeight, fontSize, fontFamily } = style;
    const smooth = style.getPropertyValue('-webkit-font-smoothing');
    const synthetic = style.getPropertyValue('font-synthesis');
    const script = /\p{Script=Han}/u.test(text ?? '') ? 'Han' : 'Latin';
    return [fontWeight, fontSize, fontFamily, smooth, synthetic, script].join(' ');
  };
};

declare global {
  interface Window {
    fontOf?: (element: Element, text: string | null) => string;
    probes?: { fonts: string[]; laidOut: number }[];
  }
}

for (const { path, locale } of [
  { path: '/guide/basic/use-mdx', locale: 'en-US' },
  { path: '/zh/guide/basic/use-mdx', locale: 'zh-CN' },
]) {
  test.describe(() => {
    // Nobody is offered another language, which comes with the scripts, after the first screen.
    test.use({ locale });

    test(`${path} asks for the fonts of its first screen while it waits for its styles`, async ({
      page,
    }) => {
      await page.addInitScript(watchProbe);
      await page.route('**/*.css', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      await page.goto(path);
      const { used, probes } = await page.evaluate(() => {
        const used = new Set<string>();
        // The line of an element without letters has the height of its font, too.
        for (const element of document.querySelectorAll('.doc-layout pre, .doc-layout button')) {
          const { width, bottom, top } = element.getBoundingClientRect();
          if (width > 0 && bottom > 0 && top < innerHeight)
            used.add(window.fontOf?.(element, null) ?? '');
        }
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(text);
          const isSeen = [...range.getClientRects()].some(
            ({ width, top, bottom }) => width > 0 && bottom > 0 && top < innerHeight,
          );
          const element = text.parentElement;
          // The name of the other language is in that one's letters.
          const isForeign = element?.closest('[lang]') !== document.documentElement;
          if (isSeen && element)
            used.add(window.fontOf?.(element, isForeign ? null : text.textContent) ?? '');
        }
        return { used: [...used], probes: window.probes ?? [] };
      });
      const asked = probes.flatMap(({ fonts }) => fonts);
      // In two tasks: one for all fonts would be the longest of a page that opens.
      expect(probes.map(({ laidOut }) => laidOut)).toEqual([0, 0]);
      expect(used.length).toBeGreaterThan(4);
      // The font of Han letters is asked for behind the one that has none.
      const known = new Set([...asked, ...asked.map((font) => font.replace('Han', 'Latin'))]);
      expect(used.filter((font) => !known.has(font))).toEqual([]);
      expect(asked.filter((font) => !used.includes(font))).toEqual([]);
    });
  });
}
