import { describe, expect, it } from 'vitest';
import { earlyScript } from './search.ts';

describe('earlyScript', () => {
  it('is small enough to stand in every page', () => {
    expect(Buffer.byteLength(earlyScript())).toBeLessThanOrEqual(700);
  });

  it('is the same text every time, for a policy that names its hash', () => {
    expect(earlyScript()).toBe(earlyScript());
    expect(earlyScript()).not.toMatch(/<\/?script|import|export/);
  });
});
