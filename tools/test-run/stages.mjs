import { run } from '../process/run.mjs';
import { runBinary } from '../process/runBinary.mjs';
import { countPlaywright, countVitest } from '../report/counts.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { ensureChromium } from '../setup/ensureChromium.mjs';
import { ensureNginx } from '../setup/ensureNginx.mjs';
import { buildSite } from '../site/build.mjs';
import { plainStage, sideBySide, testStage } from './stage.mjs';

/**
 * @param {Parameters<typeof runBinary>[0]} tool
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
const succeeds = async (tool, args, env) => (await runBinary(tool, args, { env })) === 0;

/** @param {string} report */
const unitTests = (report) =>
  succeeds(
    ['vitest', 'vitest'],
    ['run', ...['--reporter', 'default', '--reporter', 'json'], ...['--outputFile.json', report]],
  );

/**
 * The stages of `npm test`, in order. Set-up comes first, and the build before the docs checks, because some of them
 * read the built site.
 *
 * @returns {import('./stage.mjs').Stage[]}
 */
export function stages() {
  let chromium = '';
  let nginx = '';
  return [
    plainStage('Dependencies', async () => {
      console.log(await ensureDependencies());
    }),
    plainStage('Chromium', async () => {
      const { path, source, version } = await ensureChromium();
      console.log(`${version}, from ${source}: ${path}`);
      chromium = path;
    }),
    plainStage('nginx', async () => {
      nginx = await ensureNginx();
      console.log(nginx);
    }),
    // Most of the build runs on one thread.
    sideBySide('Types, lint, and build', [
      plainStage('Lint', () => succeeds(['@biomejs/biome', 'biome'], ['check', '.'])),
      plainStage('Type check', () => succeeds(['typescript', 'tsc'], ['--noEmit'])),
      plainStage('Production build', buildSite),
    ]),
    testStage('Unit tests', unitTests, countVitest),
    plainStage(
      'Docs checks',
      async () =>
        (await run(process.execPath, ['packages/checks/run.mjs'], {
          env: { NGINX_PATH: nginx },
        })) === 0,
    ),
    testStage(
      'End-to-end tests',
      (report) =>
        succeeds(['@playwright/test', 'playwright'], ['test'], {
          CHROMIUM_PATH: chromium,
          E2E_REPORT: report,
        }),
      countPlaywright,
    ),
  ];
}
