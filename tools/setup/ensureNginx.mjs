import { findApt } from './findApt.mjs';
import { findNginx } from './findNginx.mjs';

/**
 * Finds nginx or, with apt, installs the distribution's package.
 *
 * @returns {Promise<string>} the program, absolute
 * @throws {Error} with one sentence if nginx can't be installed
 */
export async function ensureNginx() {
  const found = findNginx();
  if (found) return found;
  const apt = findApt();
  if (apt) {
    console.log("No nginx found: installing the distribution's with apt.");
    await apt('--no-install-recommends', 'nginx');
  }
  const installed = findNginx();
  if (installed) return installed;
  throw new Error(
    'No nginx was found and none could be installed: install nginx, or set NGINX_PATH to one.',
  );
}
