import { describe, expect, it } from 'vitest';
import { type Lockfile, staleReason } from './staleness.mjs';

const locked: Lockfile = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/a/node_modules/@scope/b': { version: '2.0.0' },
    'node_modules/binary-for-windows': { version: '1.0.0', optional: true },
  },
};

const installed = (changes: Lockfile['packages'] = {}): Lockfile => ({
  packages: {
    'node_modules/react': { version: '19.3.1' },
    'node_modules/a/node_modules/@scope/b': { version: '2.0.0' },
    ...changes,
  },
});

describe('staleReason', () => {
  it('has no reason if everything matches', () => {
    expect(staleReason(locked, installed())).toBeUndefined();
  });

  it('detects a fresh clone', () => {
    expect(staleReason(locked, undefined)).toBe('nothing is installed yet');
  });

  it('names a package in another version', () => {
    const other = installed({ 'node_modules/react': { version: '19.0.0' } });
    expect(staleReason(locked, other)).toBe('react is 19.0.0 and 19.3.1 is locked');
  });

  it('names a missing package, also one below another', () => {
    const other: Lockfile = { packages: { 'node_modules/react': { version: '19.3.1' } } };
    expect(staleReason(locked, other)).toBe('@scope/b 2.0.0 is missing');
  });

  it('accepts a missing package of another platform, but not one in another version', () => {
    const other = installed({ 'node_modules/binary-for-windows': { version: '0.9.0' } });
    expect(staleReason(locked, other)).toMatch(/^binary-for-windows is 0\.9\.0/);
  });
});
