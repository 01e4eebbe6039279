import { readHostedSettings } from './hostedSettings.mjs';

/** @typedef {import('./hostedSettings.mjs').HostedSearch} HostedSearch */

/**
 * Reads where records are uploaded to, and with which key.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {{ dryRun: boolean }} options a dry run needs no key
 * @returns {HostedSearch & { adminKey: string }}
 * @throws {Error} that names what is missing
 */
export function readPushSettings(env, { dryRun }) {
  const settings = readHostedSettings(env);
  if (!settings) {
    throw new Error(
      'No hosted search is configured: set SITE_SEARCH_APP_ID, SITE_SEARCH_KEY and SITE_SEARCH_INDEX, see .env.example.',
    );
  }
  const adminKey = env.SEARCH_ADMIN_KEY?.trim() ?? '';
  if (!adminKey && !dryRun) {
    throw new Error(
      'SEARCH_ADMIN_KEY is missing: set it to a key that may add and delete records and indices and edit settings.',
    );
  }
  return { ...settings, adminKey };
}
