import { algoliasearch } from 'algoliasearch';
import { indexSettings } from './indexSettings.mjs';

/**
 * Replaces all records in the index of the search provider. Searches find the old records until all new records are uploaded.
 *
 * @param {import('../records/records.mjs').SearchRecord[]} records
 * @param {ReturnType<typeof import('./hostedSettings.mjs').readPushSettings>} settings
 * @param {object} options
 * @param {(line: string) => void} options.report
 * @param {Pick<import('algoliasearch').Algoliasearch, 'setSettings' | 'replaceAllObjects'>} [options.client]
 * @throws {Error} that explains the failure and how to fix it
 */
export async function pushRecords(records, { appId, adminKey, indexName }, { report, client }) {
  const provider = client ?? algoliasearch(appId, adminKey);
  try {
    await provider.setSettings({ indexName, indexSettings });
    const objects = records.map((record) => ({ ...record }));
    await provider.replaceAllObjects({ indexName, objects });
    report(`Replaced the records of ${indexName} by ${records.length} records.`);
  } catch (cause) {
    const { message, status } = /** @type {Error & { status?: number }} */ (cause);
    const isRejected = status === 401 || status === 403;
    const fix = isRejected
      ? `SEARCH_ADMIN_KEY needs the rights addObject, deleteObject, deleteIndex, settings, and editSettings on ${indexName} and ${indexName}_tmp_*.`
      : 'Check SITE_SEARCH_APP_ID and the network, then run npm run search:push again.';
    throw new Error(`The records weren't uploaded: ${message} ${fix}`, { cause });
  }
}
