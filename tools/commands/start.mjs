import { main } from '../cli/main.mjs';
import { readServeArguments } from '../cli/serveArguments.mjs';
import { onStop } from '../process/onStop.mjs';
import { step } from '../report/step.mjs';
import { choosePort } from '../server/port.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { buildSite } from '../site/build.mjs';
import { serveUntilStopped } from './serveUntilStopped.mjs';

/**
 * `npm start`: from a fresh clone to the production site in the browser.
 *
 * @param {readonly string[]} args
 */
export const start = (args) =>
  main(async () => {
    const wish = readServeArguments('npm start', args);
    if (!wish) return;
    onStop();
    // A named port that is taken is worth knowing before a minute of building.
    await choosePort(wish);
    await step('[1/3] Dependencies', async () => console.log(await ensureDependencies()));
    await step('[2/3] Build', buildSite);
    console.log('\n▸ [3/3] Serve');
    await serveUntilStopped(wish);
  });
