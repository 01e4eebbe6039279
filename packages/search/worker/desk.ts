import { answer } from '../engine/answer.ts';
import { Library } from './library.ts';
import type { WorkerReply, WorkerRequest } from './protocol.ts';

/** Answers requests one at a time, the newest first; queries that a newer one overtook are only called stale. */
export class Desk {
  readonly #library: Library;
  readonly #reply: (reply: WorkerReply) => void;
  readonly #later: (task: () => void) => void;
  #newest: WorkerRequest | undefined;

  /** @param later runs a task after the messages that have already come */
  constructor(
    library: Library,
    reply: (reply: WorkerReply) => void,
    later: (task: () => void) => void,
  ) {
    this.#library = library;
    this.#reply = reply;
    this.#later = later;
  }

  /** Takes a request in. */
  take(request: WorkerRequest): void {
    if (!request.query) {
      this.#library.get(request.documents).then(
        () => this.#reply({ id: request.id, loaded: true }),
        (error: unknown) => this.#fail(request, error),
      );
      return;
    }
    if (this.#newest) this.#reply({ id: this.#newest.id, stale: true });
    this.#newest = request;
    this.#library.get(request.documents).then(
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
      const index = await this.#library.get(request.documents);
      this.#reply({ id: request.id, answer: answer(index, request.query) });
    } catch (error) {
      this.#fail(request, error);
    }
  }

  #fail({ id }: WorkerRequest, error: unknown): void {
    this.#reply({ id, error: error instanceof Error ? error.message : String(error) });
  }
}

/** A desk with a library of its own, which loads from the site. */
export const startDesk = (reply: (reply: WorkerReply) => void): Desk =>
  new Desk(new Library(), reply, (task) => setTimeout(task));
