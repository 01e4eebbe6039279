// npm run e2e [-- spec]: runs Playwright on the built site, and builds it first if it is missing.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { outFolder } from '@handbook/content/files';
import { binary } from '../process/binary.mjs';
import { run } from '../process/run.mjs';
import { staleBuild } from '../process/staleBuild.mjs';
import { ensureChromium } from '../setup/chromium.mjs';

const env = { CHROMIUM_PATH: await ensureChromium() };
const stale = staleBuild();
const isBuilt = existsSync(join(outFolder, 'index.html'));
if (!isBuilt && (await run('npm', ['run', 'build'])) !== 0) throw new Error('The build failed.');
const playwright = binary('@playwright/test', 'playwright');
const args = [playwright, 'test', ...process.argv.slice(2)];
process.exitCode = await run(process.execPath, args, { env });
// After the output of the tests, where it is seen.
if (stale) console.warn(`Warning: ${stale} Run \`npm run build\` first.`);
