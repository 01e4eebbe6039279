import { algoliasearch } from 'algoliasearch';
import { explainFailure } from './explainFailure.mjs';
import { replaceIndex } from './replaceIndex.mjs';

/**
 * Waiting for an answer counts as connecting in this client, and an answer comes when a batch is uploaded: 30 seconds.
 */
const timeouts = { connect: 30_000, read: 30_000, write: 30_000 };

/**
 * Uploads records to the search provider, in place of all that its index has.
 *
 * @param {import('../records/records.mjs').SearchRecord[]} records
 * @param {ReturnType<typeof import('./pushSettings.mjs').readPushSettings>} settings
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
