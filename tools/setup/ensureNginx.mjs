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
    console.log('No nginx found: installing the apt package.');
    await apt('--no-install-recommends', 'nginx');
  }
  const installed = findNginx();
  if (installed) return installed;
  throw new Error(
    "nginx wasn't found and couldn't be installed: install nginx, or set NGINX_PATH.",
  );
}
