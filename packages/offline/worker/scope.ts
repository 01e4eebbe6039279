/** The constants that a build writes at the start of `sw.js`. All paths start with the base. */
export interface WorkerPlan {
  base: string;
  /** The scripts and style sheets that pages share, and the files of the offline pages. */
  shell: string[];
  /** The offline page of each language, the main language last, because its folder contains the others. */
  offlinePages: { url: string; revision: string }[];
  searchData: Record<string, string>;
}

/** An event that keeps the worker alive. It isn't in the DOM types. */
export type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };

/** The service worker's global scope. */
export const scope = globalThis as unknown as {
  offlinePlan: WorkerPlan;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: WorkerEvent) => void): void;
};
