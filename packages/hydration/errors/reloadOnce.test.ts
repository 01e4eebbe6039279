// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const OTHER = '/guide/other';
const reload = vi.fn();
const assign = vi.fn();
const fetched = vi.fn();

/** Imports the module again, in a document that was loaded in the given way. */
async function after(type: 'navigate' | 'reload', worker?: object) {
  vi.resetModules();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
  vi.stubGlobal('location', {
    href: 'http://site/guide/here',
    pathname: '/guide/here',
    reload,
    assign,
  });
  vi.stubGlobal('navigator', { serviceWorker: { controller: worker ?? null } });
  vi.stubGlobal('fetch', fetched);
  return (await import('./reloadOnce.ts')).reloadOnce;
}

beforeEach(() => {
  vi.resetAllMocks();
  fetched.mockResolvedValue({});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('loads the requested page', async () => {
  const reloadOnce = await after('navigate');
  expect(await reloadOnce(OTHER)).toBe(true);
  expect(assign).toHaveBeenCalledWith(OTHER);
});

it('reloads this page once, whatever its hash', async () => {
  const first = await after('navigate');
  expect(await first('http://site/guide/here#part')).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  const second = await after('reload');
  expect(await second('http://site/guide/here#part')).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

it('stays if the site can’t be reached', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const reloadOnce = await after('navigate');
  expect(await reloadOnce(OTHER)).toBe(false);
  expect(assign).not.toHaveBeenCalled();
});

it('doesn’t test the connection if a service worker responds', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const reloadOnce = await after('navigate', {});
  expect(await reloadOnce(OTHER)).toBe(true);
  expect(fetched).not.toHaveBeenCalled();
  expect(assign).toHaveBeenCalledWith(OTHER);
});
