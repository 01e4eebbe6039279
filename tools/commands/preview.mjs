// npm run preview: serves the last build.
import { main } from '../cli/main.mjs';
import { readServeArguments } from '../cli/serveArguments.mjs';
import { serveUntilStopped } from '../server/serveUntilStopped.mjs';

await main(async () => {
  const options = readServeArguments('npm run preview', process.argv.slice(2));
  if (options) await serveUntilStopped(options);
});
