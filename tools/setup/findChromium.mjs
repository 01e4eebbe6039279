import { isRunnable, namedProgram, onPath, playwrightPath } from './program.mjs';

/**
 * @typedef {object} Chromium
 * @property {string} path the executable, absolute
 * @property {string} source where it was found, for messages, e.g. `the system`
 */

/** Names that Linux distributions and Google's packages use, the free browser first. */
const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'google-chrome-beta',
  'chrome.exe',
];

const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds Chromium: the path in CHROMIUM_PATH, then Playwright's, then the system's.
 *
 * @param {object} [world] the environment and disk to search; the real ones by default
 * @param {NodeJS.ProcessEnv} [world.env]
 * @param {() => string | undefined} [world.ownPath] the path of Playwright's build, installed or not
 * @param {(path: string) => boolean} [world.runnable]
 * @returns {Chromium | undefined} undefined if there is none
 * @throws {Error} if CHROMIUM_PATH names a file that can't be run
 */
export function findChromium({
  env = process.env,
  ownPath = playwrightPath,
  runnable = isRunnable,
} = {}) {
  const named = namedProgram('CHROMIUM_PATH', { env, runnable });
  if (named) return { path: named, source: 'CHROMIUM_PATH' };
  const own = ownPath();
  if (own && runnable(own)) return { path: own, source: 'Playwright' };
  const path = onPath(commands, { env, runnable }) ?? applications.find(runnable);
  return path ? { path, source: 'the system' } : undefined;
}
