import { withBase } from '@rspress/core/runtime';
import type { WorkerMessage } from '../worker/messages.ts';
import { hasOffline } from './enabled.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether this browser can store the site, and the site wants it. */
export const canStore = (): boolean =>
  hasOffline && 'serviceWorker' in navigator && 'caches' in globalThis;

/** Whether the reader has data to spare for what was not asked for. */
export function maySpend(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

/** Registers the service worker; a second call costs nothing. */
export const register = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(withBase('/sw.js'), {
    scope: withBase('/'),
    updateViaCache: 'none',
  });

/** Tells the worker of a registration something, once there is one. */
async function tell(message: WorkerMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

/** Has the page at an address stored, which the reader came to without asking the server for it. */
export const tellVisited = (url: string): Promise<void> => tell({ type: 'visited', url });

const ownScripts = (): string[] =>
  [...document.scripts]
    .map(({ src }) => src && new URL(src))
    .filter((url): url is URL => url !== '' && url.origin === location.origin)
    .map(({ pathname }) => pathname);

/** Lets a worker that waits take over, now or once it is installed, if this page is of the same build. */
export function offerTakeOver(registration: ServiceWorkerRegistration): void {
  const offer = (worker: ServiceWorker | null) => {
    const message: WorkerMessage = { type: 'takeOver', scripts: ownScripts() };
    worker?.postMessage(message);
  };
  offer(registration.waiting);
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(registration.waiting);
    });
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}
