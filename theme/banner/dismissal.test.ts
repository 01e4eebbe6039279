import { describe, expect, it } from 'vitest';
import { isDismissed, rememberDismissal } from './dismissal.ts';

const storeWith = (entries: Record<string, string>) => {
  const map = new Map(Object.entries(entries));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
};

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const full = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('Quota exceeded.', 'QuotaExceededError');
  },
};

describe('isDismissed', () => {
  it('is false when nothing is stored', () => {
    expect(isDismissed('k', () => storeWith({}))).toBe(false);
  });

  it.each(['true', 'false', ''])('is true for any stored value, here %j', (value) => {
    expect(isDismissed('k', () => storeWith({ k: value }))).toBe(true);
  });

  it('is false if storage is missing or throws', () => {
    expect(isDismissed('k', () => undefined)).toBe(false);
    expect(isDismissed('k', blocked)).toBe(false);
  });
});

describe('rememberDismissal', () => {
  it('stores true under the key', () => {
    const store = storeWith({});
    rememberDismissal('k', () => store);
    expect(store.map.get('k')).toBe('true');
  });

  it('doesn’t throw if storage is missing, blocked, or full', () => {
    expect(() => rememberDismissal('k', () => undefined)).not.toThrow();
    expect(() => rememberDismissal('k', blocked)).not.toThrow();
    expect(() => rememberDismissal('k', () => full)).not.toThrow();
  });
});
