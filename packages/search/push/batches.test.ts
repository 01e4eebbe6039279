import { expect, it } from 'vitest';
import { batchLimits, toBatches } from './batches.mjs';

const record = (objectID: string, length = 0) => ({ objectID, content: 'x'.repeat(length) });
const list = (count: number, length = 0) =>
  Array.from({ length: count }, (_, index) => record(String(index), length));

it('a batch has a thousand records at most', () => {
  expect(toBatches(list(2001)).map((batch) => batch.length)).toEqual([1000, 1000, 1]);
});

it('a batch is no longer than its limit in bytes', () => {
  const batches = toBatches(list(900, 9000));
  expect(batches.map((batch) => batch.length)).toEqual([553, 347]);
  const bytes = batches.map((batch) => JSON.stringify(batch).length);
  expect(Math.max(...bytes)).toBeLessThan(batchLimits.bytes * 1.01);
});

it('all records come through, in their order', () => {
  expect(toBatches(list(2500, 3000)).flat()).toEqual(list(2500, 3000));
  expect(toBatches([])).toEqual([]);
});

it('a record that no provider takes is named', () => {
  expect(() => toBatches([record('/a'), record('/b', 10_000)])).toThrow('- /b: 10030 bytes');
});
