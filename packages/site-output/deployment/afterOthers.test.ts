import { expect, it } from 'vitest';
import { othersAfterBuild } from './afterOthers.ts';

it('waits for the work of others, also of those that begin later', async () => {
  const order: string[] = [];
  const slow = {
    name: 'slow',
    async afterBuild() {
      await new Promise((resolve) => setTimeout(resolve, 5));
      order.push('slow');
    },
  };
  const others = othersAfterBuild([slow, { name: 'without' }]);
  await Promise.all([others().then(() => order.push('last')), slow.afterBuild()]);
  expect(order).toEqual(['slow', 'last']);
});
