import { spawnSync } from 'node:child_process';

/** Where packages install nginx. Only root has `sbin` on PATH. */
const places = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/**
 * Finds nginx: the program in NGINX_PATH, then the system's.
 *
 * @returns {string | undefined} undefined if there is none
 */
export const findNginx = () =>
  process.env.NGINX_PATH || places.find((place) => spawnSync(place, ['-v']).status === 0);
