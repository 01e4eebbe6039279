import { readSwitch } from '@handbook/content/files';

/** @typedef {import('../hosted/settings.ts').HostedSearch} HostedSearch */

const required = /** @type {const} */ ([
  ['SITE_SEARCH_APP_ID', 'the application ID from the search provider'],
  ['SITE_SEARCH_KEY', 'a search-only key of that application'],
  ['SITE_SEARCH_INDEX', 'the name of the index'],
]);
const insights = 'SITE_SEARCH_INSIGHTS';

/**
 * Reads the settings of hosted search from the environment.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {HostedSearch | undefined} undefined if hosted search isn't configured
 * @throws {Error} that lists every invalid or missing variable with its fix
 */
export function readHostedSettings(env) {
  /** @param {string} name */
  const read = (name) => env[name]?.trim() ?? '';
  if (![...required.map(([name]) => name), insights].some(read)) return undefined;
  const problems = required
    .filter(([name]) => !read(name))
    .map(([name, meaning]) => `${name} is missing: set it to ${meaning}.`);
  const [appId, searchKey, indexName] = /** @type {[string, string, string]} */ (
    required.map(([name]) => read(name))
  );
  if (appId && !/^[\w-]+$/.test(appId)) {
    problems.push(
      'SITE_SEARCH_APP_ID must contain only letters, digits, hyphens, and underscores.',
    );
  }
  if (searchKey && searchKey === read('SEARCH_ADMIN_KEY')) {
    problems.push(
      'SITE_SEARCH_KEY is the admin key, which the site would publish: set it to a search-only key.',
    );
  }
  if (problems.length > 0) {
    throw new Error(
      `The configuration of hosted search is invalid:\n- ${problems.join('\n- ')}\nTo use search without a server, remove all SITE_SEARCH_ variables.`,
    );
  }
  return { appId, searchKey, indexName, insights: readSwitch(insights, env[insights], false) };
}

/**
 * Reads the settings for uploading records, including the admin key.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {{ dryRun: boolean }} options a dry run doesn't need a key
 * @returns {HostedSearch & { adminKey: string }}
 * @throws {Error} that lists what is missing
 */
export function readPushSettings(env, { dryRun }) {
  const settings = readHostedSettings(env);
  if (!settings) {
    throw new Error(
      "Hosted search isn't configured: set SITE_SEARCH_APP_ID, SITE_SEARCH_KEY, and SITE_SEARCH_INDEX. See .env.example.",
    );
  }
  const adminKey = env.SEARCH_ADMIN_KEY?.trim() ?? '';
  if (!adminKey && !dryRun) {
    throw new Error(
      'SEARCH_ADMIN_KEY is missing: set it to a key that can add and delete records and indices, and edit settings.',
    );
  }
  return { ...settings, adminKey };
}
