import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { outFolder } from '../../packages/content/files.mjs';
import { main } from '../cli/main.mjs';
import { onStop } from '../process/onStop.mjs';
import { runBinary } from '../process/runBinary.mjs';
import { ensureBrowsers } from '../setup/ensureBrowsers.mjs';
import { ensureChromium } from '../setup/ensureChromium.mjs';
import { buildSite } from '../site/build.mjs';
import { smokeArguments } from '../test-run/stages.mjs';

/**
 * `npm run e2e`: Playwright over the built site, which is built first where it is missing. With `browsers` as its first
 * argument: the smoke set in Chromium, Firefox, and WebKit.
 *
 * @param {readonly string[]} args go to Playwright, e.g. a spec's name
 */
export const e2e = (args) =>
  main(async () => {
    onStop();
    const { path } = await ensureChromium();
    const isSmoke = args[0] === 'browsers';
    if (isSmoke) console.log((await ensureBrowsers()).join('\n'));
    if (!existsSync(join(outFolder, 'index.html'))) await buildSite();
    const specs = isSmoke ? [...smokeArguments, ...args.slice(1)] : ['test', ...args];
    process.exitCode = await runBinary(['@playwright/test', 'playwright'], specs, {
      env: { CHROMIUM_PATH: path },
    });
  });
