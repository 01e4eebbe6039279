import { describe, expect, it } from 'vitest';
import { earlyScript } from './search.ts';

describe('earlyScript', () => {
  it('is small enough for every page', () => {
    expect(Buffer.byteLength(earlyScript())).toBeLessThanOrEqual(700);
  });

  it('is always identical, so a policy can contain its hash', () => {
    expect(earlyScript()).toBe(earlyScript());
    expect(earlyScript()).not.toMatch(/<\/?script|import|export/);
  });
});
