import type { SearchRecord } from '../records/records.mjs';
import type { HostedRequest } from './hostedRequest.ts';

interface Index {
  records: Map<string, SearchRecord>;
  settings: Record<string, unknown>;
}

interface BatchBody {
  requests?: { action: string; body: SearchRecord }[];
}

interface OperationBody {
  operation?: string;
  destination?: string;
  scope?: string[];
}

/** The provider's indices, and the operations that require an admin key. */
export class HostedIndices {
  readonly all = new Map<string, Index>();
  #polls = 0;

  /** Adds records to an index. Creates the index if it's missing. */
  add(name: string, records: readonly SearchRecord[]): void {
    const index = this.#index(name);
    for (const record of records) index.records.set(record.objectID, record);
  }

  /** Returns the records of an index in the order in which they were added. */
  recordsOf(name: string): SearchRecord[] {
    return [...(this.all.get(name)?.records.values() ?? [])];
  }

  /** Handles a request. Returns undefined if the request isn't about indices. */
  handle({ method, path, body }: HostedRequest): object | undefined {
    const [, name = '', rest = ''] = /^\/1\/indexes\/([^/*]+)(\/.*)?$/.exec(path) ?? [];
    if (!name) return undefined;
    const call = `${method} ${rest.replace(/\/\d+$/, '/N')}`;
    if (call === 'POST /batch') return this.#batch(name, (body ?? {}) as BatchBody);
    if (call === 'PUT /settings') return this.#set(name, body as Index['settings']);
    if (call === 'POST /operation') return this.#operate(name, (body ?? {}) as OperationBody);
    if (call === 'DELETE ') return this.#remove(name);
    // A task is done at every second check.
    if (call === 'GET /task/N') {
      return { status: this.#polls++ % 2 === 0 ? 'notPublished' : 'published' };
    }
    return undefined;
  }

  #index(name: string): Index {
    const index = this.all.get(name) ?? { records: new Map(), settings: {} };
    this.all.set(name, index);
    return index;
  }

  #task() {
    return { taskID: 7, updatedAt: '2020-01-01T00:00:00Z' };
  }

  #batch(name: string, { requests = [] }: BatchBody) {
    this.add(
      name,
      requests.map(({ body }) => body),
    );
    return { ...this.#task(), objectIDs: requests.map(({ body }) => body.objectID) };
  }

  #remove(name: string) {
    this.all.delete(name);
    return this.#task();
  }

  #set(name: string, settings: Index['settings']) {
    Object.assign(this.#index(name).settings, settings);
    return this.#task();
  }

  #operate(name: string, { operation, destination = '', scope }: OperationBody) {
    const source = this.#index(name);
    if (operation === 'move') {
      this.all.set(destination, source);
      this.all.delete(name);
    } else if (scope?.includes('settings')) {
      this.#index(destination).settings = { ...source.settings };
    }
    return this.#task();
  }
}
