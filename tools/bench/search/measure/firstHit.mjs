import { homeOf } from '../homeOf.mjs';

/**
 * How long a reader waits, in milliseconds.
 * @typedef {{ cold: number, warm: number }} Wait
 * `cold`: from the shortcut, on a page that has loaded nothing of the search, to the first hit on the screen for a
 * letter typed right behind it. `warm`: from the next letter to the hits for it.
 */

/** How long the first hits may take, in milliseconds, before the modal counts as missing. */
const PATIENCE = 20_000;

/**
 * Opens the modal on a cold page, types two letters and watches the list of hits. The times are taken inside the page,
 * from the event of the key to the change of the list.
 *
 * @param {(path: string) => Promise<import('@playwright/test').Page>} open
 * @param {string} lang
 * @param {readonly [first: string, second: string]} letters to type; their hits must differ
 * @returns {Promise<Wait | undefined>} nothing when no modal opens
 */
export async function waitForHits(open, lang, [first, second]) {
  const page = await open(homeOf(lang));
  await page.evaluate(watchHits);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(first);
  const cold = await waitAfter(page, 0);
  if (cold === undefined) {
    await page.context().close();
    return undefined;
  }
  const seen = await page.evaluate(() => window.benchTimes?.hits ?? 0);
  await page.keyboard.type(second);
  const warm = (await waitAfter(page, seen)) ?? Number.NaN;
  await page.context().close();
  return { cold, warm };
}

/** Runs in the page: notes when a key went down and when the list of hits changed. */
function watchHits() {
  const times = { key: 0, hits: 0 };
  window.benchTimes = times;
  let last = '';
  const note = () => {
    // The shortcut and the letter behind it are one wait.
    if (times.key <= times.hits) times.key = performance.now();
  };
  // No key makes a Chinese letter: it comes as text.
  for (const type of ['keydown', 'beforeinput']) document.addEventListener(type, note, true);
  new MutationObserver(() => {
    const links = [...document.querySelectorAll('.DocSearch-Hit a')];
    const list = links.map((it) => it.getAttribute('href')).join(' ');
    if (list !== '' && list !== last) times.hits = performance.now();
    last = list;
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {number} seen when the list changed last
 * @returns {Promise<number | undefined>} milliseconds from the key to the next change; nothing when none comes
 */
async function waitAfter(page, seen) {
  const isNewer = (/** @type {number} */ last) => (window.benchTimes?.hits ?? 0) > last;
  try {
    await page.waitForFunction(isNewer, seen, { timeout: PATIENCE });
  } catch {
    return undefined;
  }
  return page.evaluate(() =>
    window.benchTimes ? window.benchTimes.hits - window.benchTimes.key : undefined,
  );
}
