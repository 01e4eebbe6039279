import { answer } from '../engine/answer.ts';
import { IndexCache } from './indexCache.ts';
import type { WorkerReply, WorkerRequest } from './protocol.ts';

/** Answers requests one at a time, the newest first; queries that a newer one overtook are only called stale. */
export class QueryScheduler {
  readonly #indexes: IndexCache;
  readonly #reply: (reply: WorkerReply) => void;
  readonly #later: (task: () => void) => void;
  #newest: WorkerRequest | undefined;

  /** @param later runs a task after the messages that have already come */
  constructor(
    indexes: IndexCache,
    reply: (reply: WorkerReply) => void,
    later: (task: () => void) => void,
  ) {
    this.#indexes = indexes;
    this.#reply = reply;
    this.#later = later;
  }

  /** Takes a request in. */
  take(request: WorkerRequest): void {
    if (!request.query) {
      this.#indexes.get(request.documents).then(
        () => this.#reply({ id: request.id, loaded: true }),
        (error: unknown) => this.#fail(request, error),
      );
      return;
    }
    if (this.#newest) this.#reply({ id: this.#newest.id, stale: true });
    this.#newest = request;
    this.#indexes.get(request.documents).then(
      () => this.#later(() => this.#serve(request)),
      (error: unknown) => {
        if (this.#newest !== request) return;
        this.#newest = undefined;
        this.#fail(request, error);
      },
    );
  }

  async #serve(request: WorkerRequest): Promise<void> {
    if (this.#newest !== request || !request.query) return;
    this.#newest = undefined;
    try {
      const index = await this.#indexes.get(request.documents);
      this.#reply({ id: request.id, answer: answer(index, request.query) });
    } catch (error) {
      this.#fail(request, error);
    }
  }

  #fail({ id }: WorkerRequest, error: unknown): void {
    this.#reply({ id, error: error instanceof Error ? error.message : String(error) });
  }
}

/** A scheduler with a indexes of its own, which loads from the site. */
export const startScheduler = (reply: (reply: WorkerReply) => void): QueryScheduler =>
  new QueryScheduler(new IndexCache(), reply, (task) => setTimeout(task));
