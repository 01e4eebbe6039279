import { answer } from '../engine/answer.ts';
import { IndexCache, type Indexes } from './indexCache.ts';
import type { WorkerReply, WorkerRequest } from './protocol.ts';

/** Answers the newest query and reports older queries as stale. */
export class QueryScheduler {
  readonly #indexes: IndexCache;
  readonly #reply: (reply: WorkerReply) => void;
  readonly #later: (task: () => void) => void;
  #newest: WorkerRequest | undefined;

  /** @param later runs a task after the messages that have already arrived */
  constructor(
    indexes: IndexCache,
    reply: (reply: WorkerReply) => void,
    later: (task: () => void) => void,
  ) {
    this.#indexes = indexes;
    this.#reply = reply;
    this.#later = later;
  }

  /** Handles a request. */
  take(request: WorkerRequest): void {
    if (request.query) {
      if (this.#newest) this.#reply({ id: this.#newest.id, stale: true });
      this.#newest = request;
    }
    const indexes = this.#indexes.get(request.documents);
    this.#serve(request, indexes).catch((error: unknown) => {
      if (request.query && this.#newest !== request) return;
      if (request.query) this.#newest = undefined;
      const { id } = request;
      this.#reply({ id, error: error instanceof Error ? error.message : String(error) });
    });
  }

  async #serve({ id, query }: WorkerRequest, { titles, full }: Indexes): Promise<void> {
    let hasText = false;
    const whole = full.then((index) => {
      hasText = true;
      return index;
    });
    // Handled below, unless the titles can't be loaded either.
    whole.catch(() => {});
    const isNewest = async () => {
      await new Promise<void>((resolve) => this.#later(resolve));
      return this.#newest?.id === id;
    };
    const early = await titles;
    if (!query) {
      await whole;
      this.#reply({ id, loaded: true });
      return;
    }
    if (!(await isNewest())) return;
    if (!hasText) {
      const found = answer(early, query);
      // Words that aren't in any title may still be in the text.
      if (found.hits.length > 0) this.#reply({ id, answer: found, isProvisional: true });
      await whole;
      if (!(await isNewest())) return;
    }
    this.#newest = undefined;
    this.#reply({ id, answer: answer(await whole, query) });
  }
}

/** Returns a scheduler that loads the documents from the site. */
export const startScheduler = (reply: (reply: WorkerReply) => void): QueryScheduler =>
  new QueryScheduler(new IndexCache(), reply, (task) => setTimeout(task));
