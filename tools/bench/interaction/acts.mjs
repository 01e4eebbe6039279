/** @typedef {import('@playwright/test').Page} Page */

/**
 * What a reader does, one after another; the first of them wakes the page.
 *
 * @typedef {object} Act
 * @property {string} name
 * @property {(page: Page) => Promise<unknown>} act
 * @property {string} [needs] a selector: what a page must show for this act
 */

/** How often a press aims again: text above what it scrolled to may get its height, and move it. */
const AIMS = 3;

/**
 * Where the middle of a control is, and whether a press there would reach it, once the page stands still after scrolling.
 *
 * @param {import('@playwright/test').Locator} control
 */
async function aim(control) {
  await control.scrollIntoViewIfNeeded();
  return control.evaluate(async (element) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return { x, y, isFree: element.contains(document.elementFromPoint(x, y)) };
  });
}

/**
 * By coordinates: a locator's own click has the page look, at each event of the mouse, at what is below it.
 *
 * @param {string} selector
 */
const press = (selector) => async (/** @type {Page} */ page) => {
  for (let aims = 0; aims < AIMS; aims += 1) {
    const { x, y, isFree } = await aim(page.locator(selector).first());
    if (isFree) return page.mouse.click(x, y);
  }
  throw new Error(`Something else is above ${selector}: a press would not reach it.`);
};

/** @param {string} key */
const key = (key) => (/** @type {Page} */ page) => page.keyboard.press(key);

const APPEARANCE = '.navbar .appearance';
const TAB = 'main [role=tab][aria-selected=false]';
const HEADING = '.doc-layout__outline a';
const OUTLINE = '.local-bar__outline';
const MENU = '.navbar__menu summary';

/** @type {readonly Act[]} */
export const acts = [
  { name: 'colour scheme', act: press(APPEARANCE), needs: APPEARANCE },
  { name: 'colour scheme back', act: press(APPEARANCE), needs: APPEARANCE },
  { name: 'menu', act: press(MENU), needs: MENU },
  { name: 'menu closed', act: key('Escape'), needs: MENU },
  { name: 'tab', act: press(TAB), needs: TAB },
  { name: 'outline of a phone', act: press(OUTLINE), needs: OUTLINE },
  { name: 'heading', act: press(`${HEADING}:nth-of-type(3)`), needs: `${HEADING}:nth-of-type(3)` },
  { name: 'search', act: key('Control+k') },
  ...[...'theme'].map((letter) => ({ name: `letter ${letter}`, act: key(letter) })),
  { name: 'next hit', act: key('ArrowDown') },
  { name: 'hit', act: key('Enter') },
  { name: 'search again', act: key('Control+k') },
  { name: 'search closed', act: key('Escape') },
];
