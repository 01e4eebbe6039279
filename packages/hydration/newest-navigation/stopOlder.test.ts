import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@handbook/content/files';
import { expect, it, vi } from 'vitest';
import stopOlder from './stopOlder.mjs';

const file = 'node_modules/@rspress/core/dist/theme/components/Link/useLinkNavigate.js';
const source = readFileSync(join(root, file), 'utf8');

/** Runs the patched hook with stubs for what it imports. The code of every page loads when `load` is called. */
function run() {
  const body = stopOlder(source)
    .replace(/^import .*;$/gm, '')
    .replace(/^export .*;$/gm, '')
    .replaceAll('import.meta.env.SSR', 'false');
  const load: Record<string, () => void> = {};
  const events: Record<string, () => void> = {};
  const nprogress = { configure: vi.fn(), start: vi.fn(), done: vi.fn() };
  const navigate = vi.fn();
  const stubs = {
    initPageData: (path: string) =>
      new Promise((resolve) => {
        load[path] = () => resolve({ path });
      }),
    warmPageData: vi.fn(),
    isActive: () => false,
    pathnameToRouteService: (path: string) => ({ path }),
    useLocation: () => ({ pathname: '/' }),
    useNavigate: () => navigate,
    useSite: () => ({ site: { route: { useTransitions: false } } }),
    nprogress,
    external_react_startTransition: (action: () => void) => action(),
    useCallback: (callback: unknown) => callback,
    getHref: (href: string) => ({ routePath: href, removeBaseHref: href, withBaseHref: href }),
    addEventListener: (name: string, listener: () => void) => {
      events[name] = listener;
    },
  };
  const make = new Function(...Object.keys(stubs), `${body}\nreturn useLinkNavigate();`);
  const open: (href: string) => Promise<void> = make(...Object.values(stubs));
  return { open, load, events, navigate, nprogress };
}

it('opens the page that was requested last, whichever loads first', async () => {
  const { open, load, navigate, nprogress } = run();
  await open('/a');
  await open('/b');
  load['/a']?.();
  load['/b']?.();
  await vi.waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(navigate.mock.calls).toEqual([['/b', { replace: false }]]);
  expect(nprogress.done).toHaveBeenCalledTimes(2);
});

it('opens no page if the reader goes back while it is loading', async () => {
  const { open, load, events, navigate, nprogress } = run();
  await open('/a');
  events.popstate?.();
  load['/a']?.();
  await vi.waitFor(() => expect(nprogress.done).toHaveBeenCalled());
  expect(navigate).not.toHaveBeenCalled();
});

it('throws if the hook has changed', () => {
  expect(() => stopOlder('const a = 1;')).toThrow('useLinkNavigate has changed');
});
