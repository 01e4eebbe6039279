import { randomUUID } from 'node:crypto';
import { toBatches } from './batches.mjs';
import { indexSettings } from './indexSettings.mjs';
import { retry } from './retry.mjs';

/** @typedef {import('../records/records.mjs').SearchRecord} SearchRecord */
/** @typedef {Pick<import('algoliasearch').Algoliasearch, 'operationIndex' | 'setSettings' | 'batch' | 'deleteIndex' | 'waitForTask'>} IndexClient */

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
  const batches = toBatches(records);
  const temporary = `${indexName}_tmp_${randomUUID().slice(0, 8)}`;
  /**
   * Does one step at the provider and waits until it took effect there.
   *
   * @param {() => Promise<{ taskID: number }>} step
   */
  const take = (step) =>
    retry(
      async () => {
        const { taskID } = await step();
        await client.waitForTask({ indexName: temporary, taskID, maxRetries: 500 });
      },
      { mayPass: isOutage, wait },
    );
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
    await take(async () => {
      const { taskID } = await client.setSettings({ indexName: temporary, indexSettings });
      return { taskID };
    });
    report(`Prepared ${temporary}.`);
    for (const [number, batch] of batches.entries()) {
      const requests = batch.map((record) => ({
        action: /** @type {const} */ ('addObject'),
        body: { ...record },
      }));
      await take(() => client.batch({ indexName: temporary, batchWriteParams: { requests } }));
      report(`Uploaded batch ${number + 1} of ${batches.length}: ${batch.length} records.`);
    }
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
 * Whether no host answered; a refusal would come again.
 *
 * @param {unknown} error
 */
const isOutage = (error) => error instanceof Error && error.name === 'RetryError';
