import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { outFolder } from '../../packages/content/files.mjs';
import { main } from '../cli/main.mjs';
import { onStop } from '../process/onStop.mjs';
import { runBinary } from '../process/runBinary.mjs';
import { ensureChromium } from '../setup/ensureChromium.mjs';
import { buildSite } from '../site/build.mjs';

/**
 * `npm run e2e`: Playwright over the built site, which is built first where it is missing.
 *
 * @param {readonly string[]} args go to Playwright, e.g. a spec's name
 */
export const e2e = (args) =>
  main(async () => {
    onStop();
    const { path } = await ensureChromium();
    if (!existsSync(join(outFolder, 'index.html'))) await buildSite();
    process.exitCode = await runBinary(['@playwright/test', 'playwright'], ['test', ...args], {
      env: { CHROMIUM_PATH: path },
    });
  });
