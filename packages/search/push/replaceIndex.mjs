import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { indexSettings } from './indexSettings.mjs';

/** @typedef {import('../records/records.mjs').SearchRecord} SearchRecord */
/** @typedef {Pick<import('algoliasearch').Algoliasearch, 'operationIndex' | 'setSettings' | 'chunkedBatch' | 'deleteIndex' | 'waitForTask'>} IndexClient */

/** How often the client asks whether a step took effect. */
const POLLS = 500;

/**
 * Replaces all records of an index at one moment: readers find the old ones until all new ones are there. Rules and
 * synonyms that were made at the provider stay, and so do settings that ours do not name.
 *
 * @param {object} job
 * @param {IndexClient} job.client
 * @param {string} job.indexName
 * @param {readonly SearchRecord[]} job.records
 * @param {(line: string) => void} job.report takes a line about each step that is done
 * @param {(milliseconds: number) => Promise<void>} [job.wait] between attempts
 * @throws {Error} when the index was not replaced; the last line reported says what state it is in
 */
export async function replaceIndex({ client, indexName, records, report, wait }) {
  const temporary = `${indexName}_tmp_${randomUUID().slice(0, 8)}`;
  /**
   * Does one step at the provider and waits until it took effect there.
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
        `Whether ${indexName} was replaced is not known. If ${temporary} is there, it was not.`,
      );
    } else {
      await removeTemporary(client, temporary, report);
      report(`${indexName} is as it was.`);
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
    report(`${temporary} could not be removed: remove it at the provider if it is there.`);
  }
}

/**
 * Tries up to four times as long as no host answers, and waits twice as long after each failure. A refusal would come again.
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
