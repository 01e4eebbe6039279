import type { WorkerPlan } from '../plan/plan.ts';
import type { WorkerMessage } from './messages.ts';

/** An event that keeps the worker alive. */
export interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

interface WindowClient {
  id: string;
  url: string;
}

/** The parts of the global scope that the workers use. The DOM types describe the global scope of a page. */
interface ServiceWorkerScope {
  /** The build writes it at the start of `sw.js`. */
  offlinePlan: WorkerPlan;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled?: boolean }): Promise<WindowClient[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: ExtendableEvent & { data: WorkerMessage }) => void,
  ): void;
}

/** The service worker's global scope. */
export const scope = globalThis as unknown as ServiceWorkerScope;
