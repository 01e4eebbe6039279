import { expect, it } from 'vitest';
import { intentScript } from './hydrateOnIntent.ts';

it('is small, and can’t end its element early', () => {
  expect(Buffer.byteLength(intentScript())).toBeLessThan(1750);
  expect(intentScript()).not.toMatch(/<\/|<!--|import|export/);
});
