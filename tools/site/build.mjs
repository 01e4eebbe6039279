import { builtPages, outFolder } from '../../packages/content/files.mjs';
import { runBinary } from '../process/runBinary.mjs';
import { withHeartbeat } from '../report/heartbeat.mjs';

/**
 * Builds the site for production, both languages.
 *
 * @returns {Promise<void>}
 * @throws {Error} if the build fails; the build prints the reason
 */
export async function buildSite() {
  const code = await withHeartbeat(() => runBinary(['@rspress/core', 'rspress'], ['build']));
  if (code !== 0) throw new Error('The build failed; see its message above.');
  const pages = builtPages();
  if (pages.length === 0) throw new Error(`The build wrote no pages to ${outFolder}.`);
  console.log(`${pages.length} pages.`);
}
