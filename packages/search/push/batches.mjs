/** What a request may carry: so many records, and so many bytes of JSON. */
export const batchLimits = { count: 1000, bytes: 5_000_000 };

/** Bytes that providers take for one record. */
const recordLimit = 10_000;

/**
 * Divides records into batches, in their order.
 *
 * @template {{ objectID: string }} T
 * @param {readonly T[]} records
 * @param {{ count: number, bytes: number }} limits
 * @returns {T[][]}
 * @throws {Error} that names the records that no provider would take
 */
export function toBatches(records, limits = batchLimits) {
  const sized = records.map((record) => ({
    record,
    bytes: Buffer.byteLength(JSON.stringify(record)),
  }));
  const tooLong = sized.filter(({ bytes }) => bytes > recordLimit);
  if (tooLong.length > 0) {
    const list = tooLong
      .map(({ record, bytes }) => `- ${record.objectID}: ${bytes} bytes`)
      .join('\n');
    throw new Error(`These records have more than ${recordLimit} bytes:\n${list}`);
  }
  /** @type {T[][]} */
  const batches = [];
  let size = 0;
  for (const { record, bytes } of sized) {
    const last = batches.at(-1);
    if (last && last.length < limits.count && size + bytes <= limits.bytes) {
      last.push(record);
      size += bytes;
    } else {
      batches.push([record]);
      size = bytes;
    }
  }
  return batches;
}
