/** A message from a page to the service worker. */
export type WorkerMessage =
  /** The reader reached a page by client-side navigation. */
  | { type: 'visited'; url: string }
  /** A page with these scripts asks a waiting worker to take over. */
  | { type: 'takeOver'; scripts: string[] };
