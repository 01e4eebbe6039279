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
    'No Chromium was found and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
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
  console.log("No Chromium found: installing Playwright's.");
  await runBinary(['@playwright/test', 'playwright'], ['install', 'chromium']);
}

async function installDistributions() {
  const apt = findApt();
  if (!apt) return;
  console.log("Playwright's could not be installed: installing the distribution's with apt.");
  await apt('chromium', 'fonts-noto-cjk');
}
