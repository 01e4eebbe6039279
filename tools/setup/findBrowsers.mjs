import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './findChromium.mjs';
import { isRunnable, namedProgram, onPath, playwrightPath } from './program.mjs';

/**
 * A browser for the smoke tests, with the library that drives it.
 * @typedef {import('../../e2e/browsers/drivers/driver.ts').Found} Found
 */

/**
 * @typedef {object} World
 * @property {NodeJS.ProcessEnv} env
 * @property {(path: string) => boolean} runnable
 * @property {(name: 'firefox' | 'webkit') => string | undefined} ownPath the path of Playwright's build, installed or not
 * @property {() => boolean} hasBindings whether the system's Python has bindings for WebKitGTK
 */

const applications = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** @type {World} */
const real = { env: process.env, runnable: isRunnable, ownPath: playwrightPath, hasBindings };

/**
 * Every browser that the smoke tests can use.
 *
 * @returns {Found[]}
 * @throws {Error} if a variable names a browser that can't be run
 */
export function findBrowsers() {
  const chromium = findChromium();
  /** @type {(Found | undefined)[]} */
  const all = [
    chromium && { name: 'chromium', by: 'playwright', path: chromium.path },
    findFirefox(),
    findWebKit(),
  ];
  return all.filter((it) => it !== undefined);
}

/**
 * Finds Firefox: the path in FIREFOX_PATH, then Playwright's, then the system's.
 *
 * @param {World} [world] the environment and disk to search; the real ones by default
 * @returns {Found | undefined}
 * @throws {Error} if FIREFOX_PATH names a file that can't be run
 */
export function findFirefox(world = real) {
  const named = namedProgram('FIREFOX_PATH', world);
  if (named) return { name: 'firefox', by: 'puppeteer', path: named };
  const own = world.ownPath('firefox');
  if (own && world.runnable(own)) return { name: 'firefox', by: 'playwright', path: own };
  const path =
    onPath(['firefox-esr', 'firefox'], world) ?? applications.find((it) => world.runnable(it));
  return path ? { name: 'firefox', by: 'puppeteer', path } : undefined;
}

/**
 * Finds WebKit: Playwright's, then the system's WebKitGTK with everything that drives it.
 *
 * @param {World} [world] the environment and disk to search; the real ones by default
 * @returns {Found | undefined}
 */
export function findWebKit(world = real) {
  const own = world.ownPath('webkit');
  if (own && world.runnable(own)) return { name: 'webkit', by: 'playwright', path: own };
  const path = onPath(['WebKitWebDriver'], world);
  const isDrivable = path && onPath(['Xvfb'], world) && world.hasBindings();
  return isDrivable ? { name: 'webkit', by: 'webkitgtk', path } : undefined;
}

function hasBindings() {
  const libraries = '/usr/lib';
  if (!existsSync('/usr/lib/python3/dist-packages/gi')) return false;
  return readdirSync(libraries).some((folder) =>
    existsSync(join(libraries, folder, 'girepository-1.0/WebKit2-4.1.typelib')),
  );
}
