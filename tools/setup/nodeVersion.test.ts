import { describe, expect, it } from 'vitest';
import { satisfies } from './nodeVersion.mjs';

const range = '^20.19.0 || >=22.12.0';

describe('satisfies', () => {
  it.each([
    ['v20.19.0', true],
    ['v20.20.2', true],
    ['v22.12.0', true],
    ['v24.0.0', true],
    ['v18.20.8', false],
    ['v20.18.3', false],
    ['v21.7.3', false],
    ['v22.11.9', false],
  ])('%s → %s', (version, expected) => {
    expect(satisfies(version, range)).toBe(expected);
  });

  it('compares numbers, not digits', () => {
    expect(satisfies('v20.100.0', '^20.19.0')).toBe(true);
    expect(satisfies('v100.0.0', '>=22.12')).toBe(true);
  });

  it('rejects a range in another form', () => {
    expect(() => satisfies('v20.0.0', '20 - 22')).toThrow('Cannot read the Node range "20 - 22".');
  });
});
