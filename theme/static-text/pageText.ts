import type { ComponentType, JSX, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { expectArrival } from '../seen/arrivals.ts';

/** The elements of a page, by the names that Markdown has for them. */
export type Elements = Record<string, ComponentType | keyof JSX.IntrinsicElements>;

/** A group of a page: a function that makes it, or highlighted code. */
type Part = ((elements: Elements) => ReactNode) | { __html: string };

interface TextFile {
  default: (make: typeof jsx, makeAll: typeof jsxs, fragment: typeof Fragment) => readonly Part[];
}

/** What stands in the groups of a page. */
export class PageText {
  readonly #file: string;
  readonly #name: string;
  readonly #built = new Map<string, string>();
  #parts: readonly Part[] | undefined;
  #arrival: Promise<readonly Part[]> | undefined;
  #failures = 0;

  constructor(file: string, name: string, count: number) {
    this.#file = file;
    this.#name = name;
    for (const group of document.querySelectorAll<HTMLElement>(`[data-text^="${name}-"]`)) {
      this.#built.set(group.dataset.text ?? '', group.innerHTML);
    }
    if (this.#built.size < count) expectArrival(this.arrive());
  }

  /** The HTML of a group that the page came with. */
  built(id: string): string | undefined {
    return this.#built.get(id);
  }

  /** A group of a page that came without HTML; undefined until it has arrived. */
  part(id: string): Part | undefined {
    return this.#parts?.[Number(id.slice(this.#name.length + 1))];
  }

  /**
   * Gets the groups that the page has not come with.
   *
   * @throws {Error} named ChunkLoadError, when the file is gone or there is no connection; it is tried again next time
   */
  arrive(): Promise<readonly Part[]> {
    this.#arrival ??= this.#fetch().catch((error: unknown) => {
      this.#arrival = undefined;
      this.#failures += 1;
      throw Object.assign(new Error(`No text from ${this.#file}`, { cause: error }), {
        name: 'ChunkLoadError',
      });
    });
    return this.#arrival;
  }

  async #fetch(): Promise<readonly Part[]> {
    // A browser remembers that a module failed, by its address.
    const again = this.#failures > 0 ? `?${this.#failures}` : '';
    const file: TextFile = await import(/* webpackIgnore: true */ this.#file + again);
    this.#parts = file.default(jsx, jsxs, Fragment);
    return this.#parts;
  }
}

/**
 * The text of a page, for its script (`plugins/staticText`).
 *
 * @param file the address of the file that has it
 * @param name of the page's groups, before their number
 * @param count of the groups
 */
export const pageText = (file: string, name: string, count: number): PageText =>
  new PageText(file, name, count);
