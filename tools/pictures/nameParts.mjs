/**
 * A part of a page and the label that the picture gives it.
 *
 * @typedef {object} Part
 * @property {string} selector
 * @property {string} label
 */

const styles = `
  .part-box { position: absolute; z-index: 1000; box-sizing: border-box; border: 2px dashed #0a7a5c; border-radius: 6px; }
  .part-label { position: absolute; z-index: 1001; padding: 2px 10px; border-radius: 999px; color: #fff;
    background: #0a7a5c; font: 500 16px/1.5 Pictures, sans-serif; white-space: nowrap; }
  .part-line { position: absolute; z-index: 1000; width: 2px; background: #0a7a5c; }`;

/**
 * Frames parts of a page, each with its label on the lower edge of the frame.
 *
 * @param {import('@playwright/test').Page} page
 * @param {readonly Part[]} parts
 */
export async function frameParts(page, parts) {
  await page.addStyleTag({ content: styles });
  for (const { selector, label } of parts) {
    await first(page, selector).evaluate((part, text) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      // At the edge of the window, a frame is inside its part; elsewhere, it keeps a distance from the text around it.
      const space = left > 0 ? 12 : -4;
      const from = { x: left - space, y: top - space };
      const to = {
        x: Math.min(right + space, innerWidth - 4),
        // The label, which is on the edge, doesn't cover the last line or leave the window.
        y: Math.min(bottom + space + (left > 0 ? 8 : 0), innerHeight - 18),
      };
      const box = document.createElement('div');
      box.className = 'part-box';
      box.style.cssText = `left: ${from.x}px; top: ${from.y}px; width: ${to.x - from.x}px; height: ${to.y - from.y}px`;
      const name = document.createElement('div');
      name.className = 'part-label';
      name.textContent = text;
      name.style.cssText = 'left: 50%; bottom: 0; transform: translate(-50%, 50%)';
      box.append(name);
      document.body.append(box);
    }, label);
  }
}

/**
 * Writes labels below the parts of a navbar, with a line from each part to its label. Labels extend away from the
 * nearer side of the window, and deeper ones belong to parts nearer to it, so that no line crosses a label.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{ left: readonly Part[], right: readonly Part[] }} parts each from left to right
 */
export async function labelBelow(page, { left, right }) {
  await page.addStyleTag({
    content: `${styles} .rp-doc-layout__container { visibility: hidden; }`,
  });
  const places = [
    ...left.toReversed().map((part, row) => ({ ...part, row, isLeft: true })),
    ...right.map((part, row) => ({ ...part, row, isLeft: false })),
  ];
  for (const { selector, label, row, isLeft } of places) {
    await first(page, selector).evaluate(
      (part, place) => {
        const box = part.getBoundingClientRect();
        const center = (box.left + box.right) / 2;
        const top = 84 + place.row * 36;
        const line = document.createElement('div');
        line.className = 'part-line';
        line.style.cssText = `left: ${center - 1}px; top: ${box.bottom + 4}px; height: ${top - box.bottom}px`;
        const name = document.createElement('div');
        name.className = 'part-label';
        name.textContent = place.label;
        const side = place.isLeft
          ? `left: ${center - 16}px`
          : `right: ${innerWidth - center - 16}px`;
        name.style.cssText = `${side}; top: ${top}px`;
        document.body.append(line, name);
      },
      { label, row, isLeft },
    );
  }
}

/** @param {import('@playwright/test').Page} page @param {string} selector */
const first = (page, selector) => page.locator(selector).filter({ visible: true }).first();
