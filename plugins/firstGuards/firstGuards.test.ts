import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { guardScript } from './firstGuards.ts';

/** A window as far as the guards look at it. */
function windowWith(localStorage: () => unknown) {
  class Storage {
    setItem(_key: string, _value: string) {
      throw new Error('quota exceeded');
    }
    getItem() {
      return null;
    }
  }
  const self: Record<string, unknown> = { Storage, addEventListener: () => {} };
  self.window = self;
  self.sessionStorage = new Storage();
  Object.defineProperty(self, 'localStorage', { configurable: true, get: localStorage });
  runInNewContext(guardScript(), self);
  return self as { localStorage: globalThis.Storage; sessionStorage: globalThis.Storage };
}

describe('guardScript', () => {
  it('is small, and cannot end its element early', () => {
    expect(Buffer.byteLength(guardScript())).toBeLessThan(1300);
    expect(guardScript()).not.toMatch(/<\/|<!--/);
  });

  it('keeps for the visit what blocked storage cannot', () => {
    const { localStorage } = windowWith(() => {
      throw new Error('denied');
    });
    localStorage.setItem('a', 'b');
    expect(localStorage.getItem('a')).toBe('b');
    expect([localStorage.length, localStorage.key(0)]).toEqual([1, 'a']);
    localStorage.removeItem('a');
    expect(localStorage.getItem('a')).toBeNull();
  });

  it('ignores full storage for keys of the framework and DocSearch only', () => {
    const { sessionStorage } = windowWith(() => ({ getItem: () => null }));
    for (const key of ['rspress.tabs.a', '__DOCSEARCH_RECENT_SEARCHES__/en', '__TEST_KEY__']) {
      expect(() => sessionStorage.setItem(key, '1')).not.toThrow();
    }
    expect(() => sessionStorage.setItem('a', 'b')).toThrow('quota');
  });

  it('leaves storage alone that answers', () => {
    const own = { getItem: () => 'kept' };
    expect(windowWith(() => own).localStorage).toBe(own);
  });
});
