import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { loadErrorsScript } from './loadErrors.ts';

/** The parts of a window that the script uses. */
function windowWith(localStorage: () => unknown, address = '/guide') {
  const location = new URL(address, 'https://site.example');
  const history = { state: 1, replaceState: vi.fn() };
  class Storage {
    setItem(_key: string, _value: string) {
      throw new Error('quota exceeded');
    }
    getItem() {
      return null;
    }
  }
  const self: Record<string, unknown> = { Storage, location, history, addEventListener: () => {} };
  self.window = self;
  self.sessionStorage = new Storage();
  Object.defineProperty(self, 'localStorage', { configurable: true, get: localStorage });
  runInNewContext(loadErrorsScript(), self);
  return self as {
    localStorage: globalThis.Storage;
    sessionStorage: globalThis.Storage;
    history: typeof history;
  };
}

describe('loadErrorsScript', () => {
  it('is small, and can’t end its element early', () => {
    expect(Buffer.byteLength(loadErrorsScript())).toBeLessThan(1550);
    expect(loadErrorsScript()).not.toMatch(/<\/|<!--/);
  });

  it('keeps values for the visit if storage is blocked', () => {
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

  it('doesn’t replace storage that works', () => {
    const own = { getItem: () => 'value' };
    expect(windowWith(() => own).localStorage).toBe(own);
  });

  it.each([
    ['/100%', '/100％'],
    ['/100%25', '/100％25'],
    ['/plugin/%zz?q=%#%', '/plugin/％zz?q=%#%'],
    ['/%E0%A4%A', '/％E0％A4％A'],
    ['https://site.example//evil.example/', '/evil.example/'],
    ['/zh///evil.example', '/zh/evil.example'],
  ])('turns the path %s into %s, which the framework can decode', (address, expected) => {
    const { history } = windowWith(() => ({ getItem: () => null }), address);
    expect(history.replaceState).toHaveBeenCalledExactlyOnceWith(1, '', expected);
  });

  it.each(['/', '/zh/%E6%B2%A1%E6%9C%89?a=//#%'])('doesn’t change the path %s', (address) => {
    const { history } = windowWith(() => ({ getItem: () => null }), address);
    expect(history.replaceState).not.toHaveBeenCalled();
  });
});
