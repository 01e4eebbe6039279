import { algoliasearch } from 'algoliasearch';
import { replaceIndex } from './replaceIndex.mjs';

/**
 * In milliseconds. The client counts the wait for a response as connecting, and the provider responds only after a batch is
 * uploaded.
 */
const timeouts = { connect: 30_000, read: 30_000, write: 30_000 };

/**
 * Replaces all records in the index of the search provider.
 *
 * @param {import('../records/records.mjs').SearchRecord[]} records
 * @param {ReturnType<typeof import('./hostedSettings.mjs').readPushSettings>} settings
 * @param {object} options
 * @param {(line: string) => void} options.report
 * @param {(milliseconds: number) => Promise<void>} [options.wait] waits between attempts
 * @throws {Error} that explains the failure and how to fix it
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
 * Returns an error that explains a failed upload and how to fix it.
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
      `The search provider doesn't respond: ${names || `the hosts of application ${appId}`}. Check SITE_SEARCH_APP_ID, SITE_SEARCH_HOSTS, and the network.`,
      { cause: error },
    );
  }
  if (status === 401 || status === 403) {
    return new Error(
      `The search provider rejected the key (${status}: ${error.message}). SEARCH_ADMIN_KEY needs the rights addObject, deleteObject, deleteIndex, settings, and editSettings on ${indexName} and ${indexName}_tmp_*.`,
      { cause: error },
    );
  }
  return new Error(`${status ? `${status}: ` : ''}${error.message}`, { cause: error });
}
