import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { loadErrorsScript } from './loadErrors.ts';

it('is small, and can’t end its element early', () => {
  expect(Buffer.byteLength(loadErrorsScript())).toBeLessThan(1550);
  expect(loadErrorsScript()).not.toMatch(/<\/|<!--/);
});

it.each([
  ['/100%25', '/100％25'],
  ['/plugin/%zz?q=%#%', '/plugin/％zz?q=%#%'],
  ['https://site.example//evil.example/', '/evil.example/'],
  ['/zh/%E6%B2%A1%E6%9C%89?a=//#%', undefined],
])('turns the path %s into %s, which the framework can decode', (address, expected) => {
  const location = new URL(address, 'https://site.example');
  const history = { state: 1, replaceState: vi.fn() };
  const storage = { getItem: () => null };
  const window = { localStorage: storage, sessionStorage: storage };
  const Storage = { prototype: {} };
  const addEventListener = () => {};
  runInNewContext(loadErrorsScript(), { window, location, history, Storage, addEventListener });
  expect(history.replaceState.mock.calls).toEqual(expected ? [[1, '', expected]] : []);
});
