import { describe, expect, it } from 'vitest';
import { earlyScript } from './search.ts';

describe('earlyScript', () => {
  it('is small enough for every page', () => {
    expect(Buffer.byteLength(earlyScript())).toBeLessThanOrEqual(800);
  });

  it('has no text that ends its element or needs a module', () => {
    expect(earlyScript()).not.toMatch(/<\/?script|import|export/);
  });
});
