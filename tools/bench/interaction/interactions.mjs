/** @typedef {import('@playwright/test').Page} Page */

/**
 * What a reader does, in order; the first interaction hydrates the page.
 *
 * @typedef {object} Interaction
 * @property {string} name
 * @property {(page: Page) => Promise<unknown>} perform
 * @property {string} [needs] a selector: skips the interaction on pages without this element
 */

/** How often a press is retried: a section above the control can get its height after scrolling, and move the control. */
const AIMS = 3;

/**
 * Finds the middle of a control after scrolling to it, and whether a press there reaches the control.
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
 * Presses by coordinates, because a locator's `click` makes the page run a hit test for every mouse event.
 *
 * @param {string} selector
 */
const press = (selector) => async (/** @type {Page} */ page) => {
  for (let aims = 0; aims < AIMS; aims += 1) {
    const { x, y, isFree } = await aim(page.locator(selector).first());
    if (isFree) return page.mouse.click(x, y);
  }
  throw new Error(`Another element covers ${selector}, so a press wouldn't reach it.`);
};

/** @param {string} key */
const key = (key) => (/** @type {Page} */ page) => page.keyboard.press(key);

const APPEARANCE = '.navbar .appearance';
const TAB = 'main [role=tab][aria-selected=false]';
const HEADING = '.doc-layout__outline a';
const OUTLINE = '.local-bar__outline';
const MENU = '.navbar__menu summary';

/** @type {readonly Interaction[]} */
export const interactions = [
  { name: 'color scheme', perform: press(APPEARANCE), needs: APPEARANCE },
  { name: 'color scheme back', perform: press(APPEARANCE), needs: APPEARANCE },
  { name: 'menu', perform: press(MENU), needs: MENU },
  { name: 'menu closed', perform: key('Escape'), needs: MENU },
  { name: 'tab', perform: press(TAB), needs: TAB },
  { name: 'outline of a phone', perform: press(OUTLINE), needs: OUTLINE },
  {
    name: 'heading',
    perform: press(`${HEADING}:nth-of-type(3)`),
    needs: `${HEADING}:nth-of-type(3)`,
  },
  { name: 'search', perform: key('Control+k') },
  ...[...'theme'].map((letter) => ({ name: `letter ${letter}`, perform: key(letter) })),
  { name: 'next hit', perform: key('ArrowDown') },
  { name: 'hit', perform: key('Enter') },
  { name: 'search again', perform: key('Control+k') },
  { name: 'search closed', perform: key('Escape') },
];
