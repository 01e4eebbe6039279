import { withBase } from '@rspress/core/runtime';
import type { WorkerMessage } from '../worker/messages.ts';

/** Whether this build has a service worker; the offline plugin defines the constant. */
declare const SITE_OFFLINE: boolean;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the build has offline reading and the browser supports it. Off in dev, where stored pages would hide changes. */
export const canStore = (): boolean =>
  process.env.NODE_ENV === 'production' &&
  SITE_OFFLINE &&
  'serviceWorker' in navigator &&
  'caches' in globalThis;

/** Whether the connection allows downloads that the reader didn't ask for. */
export function mayDownload(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

/** Registers the service worker unless it is registered. */
export const register = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(withBase('/sw.js'), {
    scope: withBase('/'),
    updateViaCache: 'none',
  });

/** Sends a message to the active worker, once there is one. */
async function tell(message: WorkerMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

/** Asks the worker to store a page that the reader reached by client-side navigation. */
export const reportVisit = (url: string): Promise<void> => tell({ type: 'visited', url });

const ownScripts = (): string[] =>
  [...document.scripts]
    .map(({ src }) => src && new URL(src))
    .filter((url): url is URL => url !== '' && url.origin === location.origin)
    .map(({ pathname }) => pathname);

/** Asks a waiting worker, now or once it's installed, to take over if this page is from the same build. */
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
