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

/** The indices of the provider, and what an admin key may do with them. */
export class HostedIndices {
  readonly all = new Map<string, Index>();
  #polls = 0;

  /** Adds records to an index, which is made if it is missing. */
  add(name: string, records: readonly SearchRecord[]): void {
    const index = this.#index(name);
    for (const record of records) index.records.set(record.objectID, record);
  }

  /** The records of an index, in the order in which they came. */
  recordsOf(name: string): SearchRecord[] {
    return [...(this.all.get(name)?.records.values() ?? [])];
  }

  /** Does what a request asks; undefined when this is no request about indices. */
  handle({ method, path, body }: HostedRequest): object | undefined {
    const [, name = '', rest = ''] = /^\/1\/indexes\/([^/*]+)(\/.*)?$/.exec(path) ?? [];
    if (!name) return undefined;
    const call = `${method} ${rest.replace(/\/\d+$/, '/N')}`;
    if (call === 'POST /batch') return this.#batch(name, (body ?? {}) as BatchBody);
    if (call === 'PUT /settings') return this.#set(name, body as Index['settings']);
    if (call === 'POST /operation') return this.#operate(name, (body ?? {}) as OperationBody);
    if (call === 'DELETE ') return this.#remove(name);
    // Every second look finds the task done.
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
