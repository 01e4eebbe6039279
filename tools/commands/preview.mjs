// npm run preview: serves the site as it was built last.
import { main } from '../cli/main.mjs';
import { readServeArguments } from '../cli/serveArguments.mjs';
import { serveUntilStopped } from '../server/serveUntilStopped.mjs';

await main(async () => {
  const wish = readServeArguments('npm run preview', process.argv.slice(2));
  if (wish) await serveUntilStopped(wish);
});
