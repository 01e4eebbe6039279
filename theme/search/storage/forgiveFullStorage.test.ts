// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { forgiveFullStorage } from './forgiveFullStorage.ts';

it('swallows a full storage for DocSearch only', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  forgiveFullStorage();
  forgiveFullStorage();
  const write = (key: string) => localStorage.setItem(key, 'x');
  expect(() => write('__DOCSEARCH_RECENT_SEARCHES__/en')).not.toThrow();
  expect(() => write('__TEST_KEY__')).not.toThrow();
  expect(() => write('theme')).toThrow('full');
  expect(setItem).toHaveBeenCalledTimes(3);
});
