import { cacheNames, DIRECT_HEADER, REVISION_HEADER } from '../plan/cacheNames.ts';
import type { LanguagePlan, PlannedFile } from '../plan/plan.ts';
import { isFile, isPage, withHeader } from '../plan/responses.ts';
import { filesNamedIn, isHashed } from '../plan/urls.ts';

/** What is stored of a language; sizes are in compressed bytes. */
export interface StoreState {
  kind: 'checking' | 'absent' | 'partial' | 'outdated' | 'stored' | 'loading' | 'unknown';
  pageCount: number;
  /** The size of all files, and of the stored ones. */
  size: number;
  stored: number;
  /** Why the last download failed. */
  problem?: 'network' | 'space' | undefined;
}

const START: StoreState = { kind: 'checking', pageCount: 0, size: 0, stored: 0 };
const AT_ONCE = 4;
const ANY_VARY = { ignoreVary: true };

const isPagePath = (url: string) => !/\.\w+$/.test(url);

const sum = (files: readonly PlannedFile[]) => files.reduce((all, { bytes }) => all + bytes, 0);

/** Stores all pages of a language, file by file. A failed download can resume. */
export class LanguageStore {
  readonly #cache: string;
  readonly #planUrl: string;
  readonly #base: string;
  readonly #listeners = new Set<() => void>();
  #state = START;
  #download: AbortController | undefined;

  /** @param base the path that the site is served under, with a slash at both ends */
  constructor(lang: string, base: string) {
    this.#base = base;
    this.#cache = cacheNames(base).language(lang);
    this.#planUrl = `${base}offline/${lang}.json`;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): StoreState => this.#state;

  #set(change: Partial<StoreState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Checks which files are stored. */
  async check(): Promise<void> {
    if (this.#download) return;
    const { plan, isComplete: wasComplete } = await this.#plan();
    if (!plan) return this.#set({ kind: 'unknown', problem: 'network' });
    const missing = await this.#missing(plan);
    const size = sum(plan.files);
    const isNew = missing.length === plan.files.length;
    const kind =
      missing.length === 0 && wasComplete
        ? 'stored'
        : wasComplete
          ? 'outdated'
          : isNew
            ? 'absent'
            : 'partial';
    this.#set({ kind, size, stored: size - sum(missing), pageCount: plan.pageCount });
  }

  /** The server's plan; offline, the plan of the last complete download. */
  async #plan(): Promise<{ plan: LanguagePlan | undefined; isComplete: boolean }> {
    const done = await caches.match(this.#planUrl, ANY_VARY);
    try {
      const response = await fetch(this.#planUrl, { cache: 'no-cache' });
      if (response.ok) return { plan: await response.json(), isComplete: done !== undefined };
    } catch {
      // Offline, or the login page of a captive portal.
    }
    return { plan: await done?.json(), isComplete: done !== undefined };
  }

  async #missing(plan: LanguagePlan): Promise<PlannedFile[]> {
    if (!(await caches.has(this.#cache))) return plan.files;
    const cache = await caches.open(this.#cache);
    const revisions = await Promise.all(
      plan.files.map(async ({ url }) =>
        (await cache.match(url, ANY_VARY))?.headers.get(REVISION_HEADER),
      ),
    );
    return plan.files.filter(({ revision }, index) => revisions[index] !== revision);
  }

  /** Downloads the missing files. */
  async store(): Promise<void> {
    if (this.#download) return;
    const download = new AbortController();
    this.#download = download;
    this.#set({ problem: undefined });
    try {
      const { plan } = await this.#plan();
      if (!plan) throw new Error("The list of files isn't available.");
      await this.#fill(plan, download.signal);
    } catch (error) {
      if (!download.signal.aborted) {
        const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
        this.#set({ problem: isFull ? 'space' : 'network' });
      }
      download.abort();
    }
    this.#download = undefined;
    await this.check();
  }

  async #fill(plan: LanguagePlan, signal: AbortSignal): Promise<void> {
    const cache = await caches.open(this.#cache);
    const missing = await this.#missing(plan);
    const size = sum(plan.files);
    const known = new Set(plan.files.map(({ url }) => url));
    this.#set({ kind: 'loading', size, stored: size - sum(missing), pageCount: plan.pageCount });
    // Pages come last, so a stored page is complete.
    for (const part of [
      missing.filter((it) => !isPagePath(it.url)),
      missing.filter((it) => isPagePath(it.url)),
    ]) {
      const queue = part.values();
      const work = async () => {
        for (const file of queue) {
          signal.throwIfAborted();
          await this.#load(file, cache, known, signal);
          this.#set({ stored: this.#state.stored + file.bytes });
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    }
    signal.throwIfAborted();
    for (const { url } of await cache.keys()) {
      if (!known.has(new URL(url).pathname)) await cache.delete(url);
    }
    await cache.put(this.#planUrl, Response.json(plan));
  }

  async #load(
    { url, revision }: PlannedFile,
    cache: Cache,
    known: ReadonlySet<string>,
    signal: AbortSignal,
  ): Promise<void> {
    const hashed = isHashed(url);
    const stored = hashed ? await caches.match(url, ANY_VARY) : undefined;
    const response =
      stored ??
      (await fetch(url, {
        signal,
        headers: { [DIRECT_HEADER]: '1' },
        cache: hashed ? 'default' : 'no-cache',
      }));
    const isExpected = isPagePath(url) ? isPage : isFile;
    if (!stored && !(await isExpected(response))) throw new Error(`${url} can't be stored.`);
    const body = await response.blob();
    if (isPagePath(url)) {
      const unknown = filesNamedIn(await body.text(), this.#base).filter((it) => !known.has(it));
      // The site was deployed during the download, so the plan is outdated.
      if (unknown.length > 0) throw new Error(`${url} is from another build.`);
    }
    await cache.put(url, withHeader(response, body, REVISION_HEADER, revision));
  }

  /** Stops the download and keeps the stored files. */
  cancel(): void {
    this.#download?.abort();
  }

  /** Removes the language's pages and files. Visited pages have their own copies. */
  async remove(): Promise<void> {
    this.cancel();
    await caches.delete(this.#cache);
    await this.check();
  }
}
