import { spawnSync } from 'node:child_process';
import { runBinary } from '../process/runBinary.mjs';
import { findApt } from './findApt.mjs';
import { findChromium } from './findChromium.mjs';

/**
 * Finds Chromium, or installs it: Playwright's build or, with apt, the distribution's package.
 *
 * @returns {Promise<import('./findChromium.mjs').Chromium & { version: string }>}
 * @throws {Error} with one sentence if Chromium can't be installed or doesn't start
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return started(found);
  for (const install of [installPlaywrights, installDistributions]) {
    await install();
    const installed = findChromium();
    if (installed) return started(installed);
  }
  throw new Error(
    "Chromium wasn't found and couldn't be installed: install Chromium or Chrome, or set CHROMIUM_PATH.",
  );
}

/**
 * @param {import('./findChromium.mjs').Chromium} chromium
 * @throws {Error} if Chromium doesn't print its version, for example because a system library is missing
 */
function started(chromium) {
  // chrome.exe opens a window instead of printing its version.
  if (process.platform === 'win32') return { ...chromium, version: 'version unknown' };
  const { status, stdout, stderr } = spawnSync(chromium.path, ['--version'], {
    encoding: 'utf8',
    timeout: 30_000,
  });
  if (status === 0) return { ...chromium, version: stdout.trim() };
  const reason = stderr?.trim().split('\n').at(-1) || 'it printed nothing';
  throw new Error(`${chromium.path} (from ${chromium.source}) does not start: ${reason}`);
}

async function installPlaywrights() {
  console.log("No Chromium found: installing Playwright's build.");
  await runBinary(['@playwright/test', 'playwright'], ['install', 'chromium']);
}

async function installDistributions() {
  const apt = findApt();
  if (!apt) return;
  console.log("Couldn't install Playwright's build: installing the apt package.");
  await apt('chromium', 'fonts-noto-cjk');
}
