import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { run } from '../process/run.mjs';

/** The commands of Linux packages: first the browser without windows, which takes half the time for a page. */
const commands = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Playwright's Chromium, then the system's. */
function candidates() {
  // A fresh clone has no Playwright when this module loads.
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [chromium.executablePath(), ...onPath, ...applications].filter((path) => existsSync(path));
}

/** The path of Chromium: CHROMIUM_PATH, then Playwright's, then the system's; undefined if there is none. */
export const findChromium = () => process.env.CHROMIUM_PATH || candidates()[0];

/** @param {string} path */
function starts(path) {
  // chrome.exe opens a window instead of printing its version.
  if (process.platform === 'win32') return existsSync(path);
  return spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;
}

/**
 * Finds Chromium or installs it: Playwright's build or, with apt, the distribution's package.
 *
 * @returns {Promise<string>} its path
 * @throws {Error} if CHROMIUM_PATH doesn't start, or Chromium can't be installed
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !starts(named)) {
    throw new Error(`CHROMIUM_PATH is ${named}, which doesn't start. Correct or unset it.`);
  }
  const found = named || candidates().find(starts);
  if (found) return found;
  console.log("No Chromium was found. Downloading Playwright's: npx playwright install chromium");
  await run('npx', ['playwright', 'install', 'chromium']);
  const installed =
    candidates().find(starts) ?? ((await installWithApt()) && candidates().find(starts));
  if (installed) return installed;
  throw new Error('Chromium is missing: install Chromium or Chrome, or set CHROMIUM_PATH.');
}

/** Installs the distribution's package, in continuous integration or if the question on the terminal is answered with yes. */
async function installWithApt() {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const succeeds = (/** @type {string[]} */ [command = '', ...args]) =>
    spawnSync(command, args, { stdio: 'inherit' }).status === 0;
  const [program = '', ...args] = [...sudo, 'apt-get', '--version'];
  if (spawnSync(program, args).status !== 0) return false;
  const packages = ['chromium-headless-shell', 'fonts-noto-cjk'];
  const install = [...sudo, 'apt-get', 'install', '-y', ...packages];
  console.log(`Playwright's Chromium doesn't start here. The system has one: ${install.join(' ')}`);
  if (!process.env.CI) {
    if (!process.stdin.isTTY) return false;
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await terminal.question('Run this command as root? [y/N] ');
    terminal.close();
    if (!/^y/i.test(answer)) return false;
  }
  return succeeds([...sudo, 'apt-get', 'update']) && succeeds(install);
}
