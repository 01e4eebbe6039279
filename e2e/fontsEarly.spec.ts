import { expect, test } from './support/test.ts';

/** Writes down which fonts the head of a page asks for: those of the lines that it takes away again. */
const watchProbe = () => {
  const { remove } = Element.prototype;
  Element.prototype.remove = function () {
    if (this.parentElement === document.documentElement) {
      const lines = [...this.children].map(
        (line) => `${window.fontOf?.(line)} ${line.textContent === document.title}`,
      );
      Object.assign(window, { fontsAsked: lines, styledThen: document.styleSheets.length });
    }
    remove.call(this);
  };
  window.fontOf = (element) => {
    const style = getComputedStyle(element);
    const { fontWeight, fontSize, fontFamily } = style;
    const smooth = style.getPropertyValue('-webkit-font-smoothing');
    const synthetic = style.getPropertyValue('font-synthesis');
    return [fontWeight, fontSize, fontFamily, smooth, synthetic].join(' ');
  };
};

declare global {
  interface Window {
    fontOf?: (element: Element) => string;
    fontsAsked?: string[];
    styledThen?: number;
  }
}

for (const path of ['/guide/basic/use-mdx', '/zh/guide/basic/use-mdx']) {
  test(`${path} asks for the fonts of its first screen while it waits for its styles`, async ({
    page,
  }) => {
    await page.addInitScript(watchProbe);
    await page.goto(path);
    const { asked, used, sheets } = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const used = new Set<string>();
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        const isSeen = [...range.getClientRects()].some(
          ({ width, top, bottom }) => width > 0 && bottom > 0 && top < innerHeight,
        );
        if (isSeen && text.parentElement) used.add(`${window.fontOf?.(text.parentElement)} true`);
      }
      return { asked: window.fontsAsked ?? [], used: [...used], sheets: window.styledThen };
    });
    expect(sheets).toBe(0);
    expect(used.length).toBeGreaterThan(4);
    expect(used.filter((font) => !asked.includes(font))).toEqual([]);
    // Nothing is asked for in vain: a phone has one weight less, and the bar of a desktop uses it.
    expect(asked.filter((font) => !used.includes(font)).length).toBeLessThanOrEqual(2);
  });
}
