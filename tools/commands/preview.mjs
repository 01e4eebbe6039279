import { main } from '../cli/main.mjs';
import { readServeArguments } from '../cli/serveArguments.mjs';
import { serveUntilStopped } from './serveUntilStopped.mjs';

/**
 * `npm run preview`: serves the site as it was built last.
 *
 * @param {readonly string[]} args
 */
export const preview = (args) =>
  main(async () => {
    const wish = readServeArguments('npm run preview', args);
    if (wish) await serveUntilStopped(wish);
  });
