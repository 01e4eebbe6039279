import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isDismissed, rememberDismissal } from './dismissal.ts';

const getItem = vi.fn();
const setItem = vi.fn();

beforeEach(() => void vi.stubGlobal('localStorage', { getItem, setItem }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const refuse = (name: string) => () => {
  throw new DOMException('refused', name);
};

describe('isDismissed', () => {
  it('is false when nothing is stored', () => {
    getItem.mockReturnValue(null);
    expect(isDismissed('k')).toBe(false);
  });

  it.each(['true', 'false', ''])('is true for any stored value, here %j', (value) => {
    getItem.mockImplementation((key) => (key === 'k' ? value : null));
    expect(isDismissed('k')).toBe(true);
  });

  it('is false if storage is blocked', () => {
    getItem.mockImplementation(refuse('SecurityError'));
    expect(isDismissed('k')).toBe(false);
  });
});

describe('rememberDismissal', () => {
  it('stores true under the key', () => {
    rememberDismissal('k');
    expect(setItem).toHaveBeenCalledExactlyOnceWith('k', 'true');
  });

  it.each(['SecurityError', 'QuotaExceededError'])('ignores a %s of storage', (name) => {
    setItem.mockImplementation(refuse(name));
    expect(() => rememberDismissal('k')).not.toThrow();
  });
});
