import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { indexSettings } from './indexSettings.mjs';

/** @typedef {import('../records/records.mjs').SearchRecord} SearchRecord */
/** @typedef {Pick<import('algoliasearch').Algoliasearch, 'operationIndex' | 'setSettings' | 'chunkedBatch' | 'deleteIndex' | 'waitForTask'>} IndexClient */

/** Limits how often the client checks whether a step took effect. */
const POLLS = 500;

/**
 * Replaces all records of an index at once: searches find the old records until all new records are uploaded. Keeps rules
 * and synonyms that were created at the provider, and settings that aren't in `indexSettings`.
 *
 * @param {object} job
 * @param {IndexClient} job.client
 * @param {string} job.indexName
 * @param {readonly SearchRecord[]} job.records
 * @param {(line: string) => void} job.report receives a line for each completed step
 * @param {(milliseconds: number) => Promise<void>} [job.wait] waits between attempts
 * @throws {Error} if a step fails; the last reported line describes the state of the index
 */
export async function replaceIndex({ client, indexName, records, report, wait }) {
  const temporary = `${indexName}_tmp_${randomUUID().slice(0, 8)}`;
  /**
   * Runs a step at the provider and waits until it takes effect.
   *
   * @param {() => Promise<{ taskID: number }>} step
   */
  const take = (step) =>
    retry(async () => {
      const { taskID } = await step();
      await client.waitForTask({ indexName: temporary, taskID, maxRetries: POLLS });
    }, wait);
  /**
   * @param {string} from
   * @param {import('algoliasearch').OperationIndexParams} operation
   */
  const operate = (from, operation) =>
    take(() => client.operationIndex({ indexName: from, operationIndexParams: operation }));

  let isMoving = false;
  try {
    const scope = /** @type {const} */ (['settings', 'rules', 'synonyms']);
    await operate(indexName, { operation: 'copy', destination: temporary, scope: [...scope] });
    await take(() => client.setSettings({ indexName: temporary, indexSettings }));
    report(`Prepared ${temporary}.`);
    const upload = { indexName: temporary, waitForTasks: true, maxRetries: POLLS };
    const objects = records.map((record) => ({ ...record }));
    await retry(() => client.chunkedBatch({ ...upload, objects }), wait);
    report(`Uploaded ${records.length} records.`);
    isMoving = true;
    await operate(temporary, { operation: 'move', destination: indexName });
    report(`Replaced ${indexName}.`);
  } catch (error) {
    if (isMoving) {
      report(
        `${indexName} may or may not have been replaced. If ${temporary} still exists, ${indexName} wasn't replaced.`,
      );
    } else {
      await removeTemporary(client, temporary, report);
      report(`${indexName} is unchanged.`);
    }
    throw error;
  }
}

/**
 * @param {IndexClient} client
 * @param {string} temporary
 * @param {(line: string) => void} report
 */
async function removeTemporary(client, temporary, report) {
  try {
    await client.deleteIndex({ indexName: temporary });
  } catch {
    report(`Couldn't remove ${temporary}: remove it at the provider if it still exists.`);
  }
}

/**
 * Tries up to four times while no host responds, and doubles the wait after each failure. Other errors aren't retried,
 * because the provider would reject the request again.
 *
 * @param {() => Promise<unknown>} attempt
 * @param {(milliseconds: number) => Promise<void>} [wait]
 */
async function retry(attempt, wait = setTimeout) {
  for (const pause of [1000, 2000, 4000]) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Error && error.name === 'RetryError')) throw error;
      await wait(pause);
    }
  }
  return attempt();
}
