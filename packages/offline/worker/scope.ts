import type { WorkerPlan } from '../plan/plan.ts';
import type { WorkerMessage } from './messages.ts';

/** An event that keeps the worker alive. */
export interface LastingEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

interface WindowClient {
  id: string;
  url: string;
}

/** What a service worker uses of its global scope; the types of the page's do not fit. */
interface ServiceWorkerScope {
  /** The build puts it in front of the code. */
  offlinePlan: WorkerPlan;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled?: boolean }): Promise<WindowClient[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: LastingEvent & { data: WorkerMessage }) => void,
  ): void;
}

/** The service worker's global scope. */
export const scope = globalThis as unknown as ServiceWorkerScope;
