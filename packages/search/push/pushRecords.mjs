import { algoliasearch } from 'algoliasearch';
import { replaceIndex } from './replaceIndex.mjs';

/**
 * Waiting for an answer counts as connecting in this client, and an answer comes when a batch is uploaded: 30 seconds.
 */
const timeouts = { connect: 30_000, read: 30_000, write: 30_000 };

/**
 * Uploads records to the search provider, in place of all that its index has.
 *
 * @param {import('../records/records.mjs').SearchRecord[]} records
 * @param {ReturnType<typeof import('./hostedSettings.mjs').readPushSettings>} settings
 * @param {object} options
 * @param {(line: string) => void} options.report
 * @param {(milliseconds: number) => Promise<void>} [options.wait] between attempts
 * @throws {Error} that says what failed and what to do about it
 */
export async function pushRecords(records, settings, options) {
  const { appId, adminKey, indexName, hosts } = settings;
  const client = algoliasearch(appId, adminKey, {
    timeouts,
    ...(hosts.length > 0 && {
      hosts: hosts.map(({ protocol, name, port }) => ({
        protocol,
        url: name,
        port,
        accept: /** @type {const} */ ('readWrite'),
      })),
    }),
  });
  try {
    await replaceIndex({ client, indexName, records, ...options });
  } catch (error) {
    throw explainFailure(error, settings);
  }
}

/**
 * Says what a failed upload means to whoever started it.
 *
 * @param {unknown} error
 * @param {import('./hostedSettings.mjs').HostedSearch} settings
 * @returns {Error}
 */
function explainFailure(error, { appId, indexName, hosts }) {
  if (!(error instanceof Error)) return new Error(String(error));
  const status = 'status' in error ? error.status : undefined;
  if (error.name === 'RetryError') {
    const names = hosts.map(({ name, port }) => (port ? `${name}:${port}` : name)).join(', ');
    return new Error(
      `The search provider does not answer: ${names || `the hosts of application ${appId}`}. Check SITE_SEARCH_APP_ID, SITE_SEARCH_HOSTS and the network.`,
      { cause: error },
    );
  }
  if (status === 401 || status === 403) {
    return new Error(
      `The search provider refused the key (${status}: ${error.message}). SEARCH_ADMIN_KEY needs the rights addObject, deleteObject, deleteIndex, settings and editSettings on ${indexName} and ${indexName}_tmp_*.`,
      { cause: error },
    );
  }
  return new Error(`${status ? `${status}: ` : ''}${error.message}`, { cause: error });
}
