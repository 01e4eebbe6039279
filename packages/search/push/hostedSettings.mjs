import { readSwitch } from '@handbook/content/files';

/** @typedef {import('../hosted/settings.ts').HostedSearch} HostedSearch */
/** @typedef {import('../hosted/settings.ts').HostedSearchHost} HostedSearchHost */

const required = /** @type {const} */ ([
  ['SITE_SEARCH_APP_ID', 'the id of the application at the search provider'],
  ['SITE_SEARCH_KEY', 'a key of that application that may only search'],
  ['SITE_SEARCH_INDEX', 'the name of the index'],
]);
const optional = ['SITE_SEARCH_HOSTS', 'SITE_SEARCH_INSIGHTS'];

/**
 * Reads which hosted search the site is built for.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {HostedSearch | undefined} undefined when none is configured
 * @throws {Error} that names every wrong or missing variable and the fix
 */
export function readHostedSettings(env) {
  const isSet = (/** @type {string} */ name) => Boolean(env[name]?.trim());
  if (![...required.map(([name]) => name), ...optional].some(isSet)) return undefined;
  const problems = required
    .filter(([name]) => !isSet(name))
    .map(([name, meaning]) => `${name} is missing: set it to ${meaning}.`);
  const insights = 'SITE_SEARCH_INSIGHTS';
  /** @param {string} name */
  const read = (name) => env[name]?.trim() ?? '';
  const settings = {
    appId: read('SITE_SEARCH_APP_ID'),
    searchKey: read('SITE_SEARCH_KEY'),
    indexName: read('SITE_SEARCH_INDEX'),
    hosts: attempt(() => readHosts(read('SITE_SEARCH_HOSTS')), [], problems),
    insights: attempt(() => readSwitch(insights, env[insights], false), false, problems),
  };
  if (settings.appId && !/^[\w-]+$/.test(settings.appId)) {
    problems.push('SITE_SEARCH_APP_ID has to be letters and digits: copy it from the provider.');
  }
  if (settings.searchKey && settings.searchKey === env.SEARCH_ADMIN_KEY?.trim()) {
    problems.push(
      'SITE_SEARCH_KEY is the admin key, which the site would publish: set it to a key that may only search.',
    );
  }
  if (problems.length > 0) {
    throw new Error(
      `The hosted search is not configured rightly:\n${problems.map((problem) => `- ${problem}`).join('\n')}\nRemove all SITE_SEARCH_ variables for the search without a server.`,
    );
  }
  return settings;
}

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

/**
 * @template T
 * @param {() => T} read
 * @param {T} fallback
 * @param {string[]} problems takes the message when reading fails
 */
function attempt(read, fallback, problems) {
  try {
    return read();
  } catch (error) {
    problems.push(/** @type {Error} */ (error).message);
    return fallback;
  }
}

/**
 * @param {string} list hosts between commas, each `host`, `host:port` or with `http://` or `https://` before
 * @returns {HostedSearchHost[]}
 */
function readHosts(list) {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map(readHost);
}

/**
 * @param {string} entry
 * @returns {HostedSearchHost}
 */
function readHost(entry) {
  const text = /^\w+:\/\//.test(entry) ? entry : `https://${entry}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const protocol = url?.protocol.slice(0, -1);
  const isBare = url?.pathname === '/' && !/[?#@]/.test(entry) && url.hostname !== '';
  if (!url || !isBare || (protocol !== 'http' && protocol !== 'https')) {
    throw new Error(
      `SITE_SEARCH_HOSTS has "${entry}": write a host as search.example.com, search.example.com:8443 or http://localhost:7700, several with commas between.`,
    );
  }
  return { protocol, name: url.hostname, ...(url.port && { port: Number(url.port) }) };
}
