import { expect, it } from 'vitest';
import { withSlots } from './withSlots.ts';

it('fills the selected slots only', () => {
  expect(withSlots('Layout', { top: true, bottom: false })).toBe(
    '<Layout\n  top={<mark>top</mark>}\n/>',
  );
  expect(withSlots('Layout', { top: false })).toBe('<Layout />');
});
