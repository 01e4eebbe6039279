// npm start: from a fresh clone to the production site in the browser.
import { main } from '../cli/main.mjs';
import { readServeArguments } from '../cli/serveArguments.mjs';
import { onStop } from '../process/onStop.mjs';
import { step } from '../report/step.mjs';
import { choosePort } from '../server/port.mjs';
import { serveUntilStopped } from '../server/serveUntilStopped.mjs';
import { ensureDependencies } from '../setup/dependencies.mjs';
import { buildSite } from '../site/build.mjs';

await main(async () => {
  const options = readServeArguments('npm start', process.argv.slice(2));
  if (!options) return;
  onStop();
  // Fails before the build if a named port is taken.
  await choosePort(options);
  await step('[1/3] Dependencies', async () => console.log(await ensureDependencies()));
  await step('[2/3] Build', buildSite);
  console.log('\n▸ [3/3] Serve');
  await serveUntilStopped(options);
});
