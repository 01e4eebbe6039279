// npm run e2e [-- spec]: runs Playwright on the built site, and builds it first if it is missing.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { outFolder, staleBuild } from '@handbook/content/files';
import { main } from '../cli/main.mjs';
import { onStop } from '../process/onStop.mjs';
import { runBinary } from '../process/runBinary.mjs';
import { ensureBrowsers } from '../setup/ensureBrowsers.mjs';
import { ensureChromium } from '../setup/ensureChromium.mjs';
import { buildSite } from '../site/build.mjs';
import { smokeArguments } from '../test-run/stages.mjs';

// With `browsers` as the first argument, runs the smoke tests in Chromium, Firefox, and WebKit.
await main(async () => {
  onStop();
  const args = process.argv.slice(2);
  const { path } = await ensureChromium();
  const isSmoke = args[0] === 'browsers';
  if (isSmoke) console.log((await ensureBrowsers()).join('\n'));
  const stale = staleBuild();
  if (!existsSync(join(outFolder, 'index.html'))) await buildSite();
  const specs = isSmoke ? [...smokeArguments, ...args.slice(1)] : ['test', ...args];
  process.exitCode = await runBinary(['@playwright/test', 'playwright'], specs, {
    env: { CHROMIUM_PATH: path },
  });
  // After the output of the tests, where it is seen.
  if (stale) console.warn(`Warning: ${stale} Run \`npm run build\` first.`);
});
