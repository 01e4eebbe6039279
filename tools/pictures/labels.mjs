import { readFileSync } from 'node:fs';

/** @typedef {{ selector: string, en: string, zh: string }} Part */

/** @type {Record<'parts' | 'navbarLeft' | 'navbarRight', Part[]>} the parts of a page, with their labels */
const labels = JSON.parse(readFileSync(new URL('labels.json', import.meta.url), 'utf8'));

const styles = `
  [class^='part-'] { position: absolute; z-index: 1000; box-sizing: border-box; }
  .part-box { border: 2px dashed #0a7a5c; border-radius: 6px; }
  .part-line { width: 2px; background: #0a7a5c; }
  .part-label { z-index: 1001; padding: 2px 10px; border-radius: 999px; color: #fff; background: #0a7a5c;
    font: 500 16px/1.5 Pictures, sans-serif; white-space: nowrap; }`;

/** @param {import('@playwright/test').Page} page @param {string} selector */
async function boxOf(page, selector) {
  const part = page.locator(selector).filter({ visible: true }).first();
  const box = await part.boundingBox();
  if (!box) throw new Error(`The page has no ${selector}. Fix: adapt tools/pictures/labels.json.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** @param {import('@playwright/test').Page} page @param {readonly [kind: string, style: string, text?: string][]} shapes */
async function draw(page, shapes) {
  const html = shapes.map(
    ([kind, style, text = '']) => `<div class="part-${kind}" style="${style}">${text}</div>`,
  );
  await page.addStyleTag({ content: styles });
  await page.evaluate((it) => document.body.insertAdjacentHTML('beforeend', it), html.join(''));
}

/** Frames the parts of a page, with their labels on the lower edge of the frames. @param {import('@playwright/test').Page} page @param {'en' | 'zh'} lang */
export async function frameParts(page, lang) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  for (const { selector, [lang]: label } of labels.parts) {
    const { x, y, right, bottom } = await boxOf(page, selector);
    // At the edge of the window, a frame is inside its part; elsewhere, it keeps a distance from the text around it.
    const space = x > 0 ? 12 : -4;
    const end = Math.min(right + space, width - 4);
    // The label, which is on the edge, doesn't cover the last line or leave the window.
    const low = Math.min(bottom + space + (x > 0 ? 8 : 0), height - 18);
    const [left, top] = [x - space, y - space];
    const center = `left: ${(left + end) / 2}px; top: ${low}px; transform: translate(-50%, -50%)`;
    await draw(page, [
      ['box', `left: ${left}px; top: ${top}px; width: ${end - left}px; height: ${low - top}px`],
      ['label', center, label],
    ]);
  }
}

/**
 * Writes labels below the parts of the navbar, with a line to each label. Labels extend away from the nearer side of the
 * window, and lower ones belong to parts nearer to it, so that no line crosses a label.
 *
 * @param {import('@playwright/test').Page} page
 * @param {'en' | 'zh'} lang
 */
export async function labelNavbar(page, lang) {
  await page.addStyleTag({ content: '.rp-doc-layout__container { visibility: hidden; }' });
  const width = page.viewportSize()?.width ?? 0;
  for (const parts of [labels.navbarLeft, labels.navbarRight]) {
    for (const [row, { selector, [lang]: label }] of parts.entries()) {
      const { x, right, bottom } = await boxOf(page, selector);
      const center = (x + right) / 2;
      const top = 84 + row * 36;
      const isLeft = parts === labels.navbarLeft;
      const side = isLeft ? `left: ${center - 16}px` : `right: ${width - center - 16}px`;
      await draw(page, [
        ['line', `left: ${center - 1}px; top: ${bottom + 4}px; height: ${top - bottom}px`],
        ['label', `${side}; top: ${top}px`, label],
      ]);
    }
  }
}
