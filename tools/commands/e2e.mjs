// npm run e2e [-- spec]: runs Playwright on the built site, and builds it first if it is missing.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { outFolder, staleBuild } from '@handbook/content/files';
import { main } from '../cli/main.mjs';
import { onStop } from '../process/onStop.mjs';
import { runBinary } from '../process/runBinary.mjs';
import { ensureChromium } from '../setup/ensureChromium.mjs';
import { buildSite } from '../site/build.mjs';

await main(async () => {
  onStop();
  const { path } = await ensureChromium();
  const stale = staleBuild();
  if (!existsSync(join(outFolder, 'index.html'))) await buildSite();
  const args = ['test', ...process.argv.slice(2)];
  process.exitCode = await runBinary(['@playwright/test', 'playwright'], args, {
    env: { CHROMIUM_PATH: path },
  });
  // After the output of the tests, where it is seen.
  if (stale) console.warn(`Warning: ${stale} Run \`npm run build\` first.`);
});
