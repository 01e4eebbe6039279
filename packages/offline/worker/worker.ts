import { registerRoute } from 'workbox-routing';
import { cacheNames, DIRECT_HEADER } from '../plan/cacheNames.ts';
import { isHashed, languageOf, pageKey, pagePath } from '../plan/urls.ts';
import { removeUnusedFiles, removeUnusedShells } from './pageStore.ts';
import { type ExtendableEvent, scope } from './scope.ts';
import { storeShell } from './storeShell.ts';
import { hashedStrategy, pageStrategy, respondWithPage, unhashedStrategy } from './strategies.ts';

const plan = scope.offlinePlan;
const pages = pageStrategy(plan, async (stored) => {
  await removeUnusedFiles(plan, stored);
  const { installing, waiting } = scope.registration;
  if (!installing && !waiting) await removeUnusedShells(plan);
});

// The browser handles range requests and the dialog's downloads.
const isOurs = (url: URL, request: Request) =>
  url.origin === location.origin &&
  url.pathname.startsWith(plan.base) &&
  !request.headers.has('range') &&
  !request.headers.has(DIRECT_HEADER);

registerRoute(
  ({ url, request }) =>
    request.mode === 'navigate' && request.destination === 'document' && isOurs(url, request),
  respondWithPage(pages, plan),
);
registerRoute(
  ({ url, request }) => isOurs(url, request) && isHashed(url.pathname),
  hashedStrategy(plan),
);
registerRoute(
  ({ url, request }) =>
    isOurs(url, request) && ['image', 'style', 'font', 'manifest'].includes(request.destination),
  unhashedStrategy(),
);

// Without `skipWaiting`: the old worker and its files stay until the last tab of its build is closed.
scope.addEventListener('install', (event) => {
  const install = async () => {
    const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    await storeShell(plan, new Set(open.map(({ url }) => languageOf(new URL(url).pathname, plan))));
  };
  event.waitUntil(install());
});

scope.addEventListener('activate', (event) => {
  const start = async () => {
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
    await removeUnusedFiles(plan);
    await removeUnusedShells(plan);
  };
  event.waitUntil(start());
});

const DAY = 24 * 3600 * 1000;

/** Stores a page that the reader reached by client-side navigation, at most once a day. */
async function storeVisited(url: URL, event: ExtendableEvent): Promise<void> {
  if (!plan.pages.includes(pagePath(url, plan.pages))) return;
  const key = pageKey(url, plan.pages);
  const cache = await caches.open(cacheNames(plan.base).pages);
  const stored = await cache.match(key, { ignoreVary: true });
  const date = Date.parse(stored?.headers.get('date') ?? '');
  if (Date.now() - date < DAY) return;
  // A page from the browser's HTTP cache may refer to files that are gone.
  const request = new Request(key, { cache: 'no-cache' });
  // The event type of Workbox isn't in the DOM types.
  const [answered, stores] = pages.handleAll({ request, event: event as never });
  await answered.catch(() => {});
  await stores.catch(() => {});
}

/** Activates this worker if the only open page is from the same build. */
async function takeOver(scripts: readonly string[]): Promise<void> {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shell = new Set(plan.shell);
  const isOwn = scripts.every((script) => shell.has(script) || script.includes('/async/'));
  if (open.length === 1 && isOwn) await scope.skipWaiting();
}

scope.addEventListener('message', (event) => {
  const { data } = event;
  if (data.type === 'visited') event.waitUntil(storeVisited(new URL(data.url), event));
  else if (data.type === 'takeOver') event.waitUntil(takeOver(data.scripts));
});
