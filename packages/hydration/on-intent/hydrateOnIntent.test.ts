import { expect, it } from 'vitest';
import { intentScript } from './hydrateOnIntent.ts';

it('is small enough to stand in every page, and cannot end its element early', () => {
  expect(Buffer.byteLength(intentScript())).toBeLessThan(1536);
  expect(intentScript()).not.toMatch(/<\/|<!--|import|export/);
});

it('is the same text every time, for a policy that names its hash', () => {
  expect(intentScript()).toBe(intentScript());
});
