/** What a page tells the service worker. */
export type WorkerMessage =
  /** The reader came to a page without asking the server for it. */
  | { type: 'visited'; url: string }
  /** A page that runs these scripts would like a worker that waits to take over. */
  | { type: 'takeOver'; scripts: string[] };
