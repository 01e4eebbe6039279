import { homeOf } from '../homeOf.mjs';

/**
 * Waiting times of a reader, in milliseconds.
 * @typedef {{ cold: number, warm: number }} Wait
 * `cold`: from the shortcut, on a page that hasn't loaded any part of search, to the first visible hit for a letter
 * typed immediately after it. `warm`: from the next letter to the hits for it.
 */

/** The time limit for the first hits, in milliseconds. After it, the modal counts as missing. */
const PATIENCE = 20_000;

/** Letters to type, per language; the hits for the second one must differ. */
const letters = /** @type {Record<string, readonly [first: string, second: string]>} */ ({
  en: ['s', 'i'],
  zh: ['路', '由'],
});

/**
 * Opens the modal on a page without a cache, types two letters, and observes the list of hits. Times are measured in
 * the page, from the key event to the change of the list.
 *
 * @param {(path: string) => Promise<import('@playwright/test').Page>} open
 * @param {string} lang
 * @returns {Promise<Wait | undefined>} undefined if no modal opens
 */
export async function waitForHits(open, lang) {
  const [first, second] = letters[lang] ?? ['s', 'i'];
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

/** Runs in the page. Records when a key is pressed and when the list of hits changes. */
function watchHits() {
  const times = { key: 0, hits: 0 };
  window.benchTimes = times;
  let last = '';
  const note = () => {
    // The shortcut and the letter after it count as one wait.
    if (times.key <= times.hits) times.key = performance.now();
  };
  // Chinese characters have no key, so they are inserted as text.
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
 * @param {number} seen time of the last known change
 * @returns {Promise<number | undefined>} milliseconds from the key to the next change; undefined if there is none
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
