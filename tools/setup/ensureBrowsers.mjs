import { runBinary } from '../process/runBinary.mjs';
import { findApt } from './findApt.mjs';
import { findFirefox, findWebKit } from './findBrowsers.mjs';

/** @typedef {import('./findBrowsers.mjs').Found} Found */

/**
 * @typedef {object} Kind
 * @property {'firefox' | 'webkit'} name
 * @property {string} title display name
 * @property {() => Found | undefined} find
 * @property {readonly string[]} packages of the distribution
 * @property {string} hint what to install by hand
 */

/** @type {readonly Kind[]} */
const kinds = [
  {
    name: 'firefox',
    title: 'Firefox',
    find: () => findFirefox(),
    packages: ['firefox-esr'],
    hint: 'install Firefox, or set FIREFOX_PATH to one',
  },
  {
    name: 'webkit',
    title: 'WebKit',
    find: () => findWebKit(),
    packages: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
    hint: 'run `npx playwright install --with-deps webkit`, or install webkit2gtk-driver, xvfb, python3-gi, and gir1.2-webkit2-4.1',
  },
];

/**
 * Finds Firefox and WebKit for the smoke tests, or installs them: Playwright's builds or, with apt, the
 * distribution's packages. Outside CI, a browser may be missing.
 *
 * @param {{ isRequired?: boolean }} [options] whether a missing browser is an error; true in CI by default
 * @returns {Promise<string[]>} one sentence per browser: its path, or what is missing
 * @throws {Error} with one sentence per missing browser, if browsers are required
 */
export async function ensureBrowsers({ isRequired = Boolean(process.env.CI) } = {}) {
  /** @type {string[]} */
  const there = [];
  /** @type {string[]} */
  const missing = [];
  for (const kind of kinds) {
    const found = kind.find() ?? (await install(kind));
    if (found) there.push(`${kind.title}, driven by ${found.by}: ${found.path}`);
    else missing.push(`${kind.title} wasn't found and couldn't be installed: ${kind.hint}.`);
  }
  if (missing.length > 0 && isRequired) throw new Error(missing.join('\n'));
  return [...there, ...missing.map((sentence) => `${sentence} Its smoke tests are skipped.`)];
}

/**
 * @param {Kind} kind
 * @returns {Promise<Found | undefined>}
 */
async function install({ name, title, find, packages }) {
  console.log(`No ${title} found: installing Playwright's build.`);
  const code = await runBinary(['@playwright/test', 'playwright'], ['install', name]);
  const apt = findApt();
  if (code === 0 && apt)
    await runBinary(['@playwright/test', 'playwright'], ['install-deps', name]);
  if (code === 0) return find();
  if (!apt) return undefined;
  console.log("Couldn't install Playwright's build: installing the apt package.");
  await apt('--no-install-recommends', ...packages);
  return find();
}
