import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
const fresh = () => import('./arrivals.ts');

it('wants parts with their page once React has the first page', async () => {
  const { isWanted, setAwake } = await fresh();
  expect(isWanted()).toBe(false);
  setAwake();
  expect(isWanted()).toBe(true);
});

it('waits for all parts, tells of one that failed, and forgets what is over', async () => {
  const { allArrived, expectArrival } = await fresh();
  let arrive = () => {};
  expectArrival(
    new Promise<void>((resolve) => {
      arrive = resolve;
    }),
  );
  let isOver = false;
  const over = allArrived().then(() => {
    isOver = true;
  });
  await Promise.resolve();
  expect(isOver).toBe(false);
  arrive();
  await over;
  expectArrival(Promise.reject(new Error('offline')));
  await expect(allArrived()).rejects.toThrow('offline');
  await allArrived();
});
