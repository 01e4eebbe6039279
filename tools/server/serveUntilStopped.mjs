import { base, outFolder } from '../../packages/content/files.mjs';
import { onStop } from '../process/onStop.mjs';
import { choosePort } from './port.mjs';

/**
 * Serves the built site and prints its URL, until Ctrl+C or SIGTERM.
 *
 * @param {import('../cli/serveArguments.mjs').ServeArguments} options
 * @throws {Error} when the site is not built or the named port is taken
 */
export async function serveUntilStopped(options) {
  // Imported here, because a fresh clone has no dependencies until `npm start` installs them.
  const { serveSite } = await import('./serveSite.mjs');
  const port = await choosePort(options);
  if (port !== options.port) console.log(`Port ${options.port} is taken, so this is port ${port}.`);
  const site = await serveSite({ folder: outFolder, base, host: options.host, port });
  onStop(async () => {
    await site.close();
    console.log('\nStopped.');
    return 0;
  });
  console.log(`\n${site.urls.map((url) => `  ${url}`).join('\n')}\n\nPress Ctrl+C to stop.`);
}
