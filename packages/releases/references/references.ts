import { fileURLToPath } from 'node:url';
import { readReleases, replay } from '../records/readReleases.ts';
import type { Facts } from '../records/release.ts';
import { type Anchors, anchorFor, readAnchors } from './anchors.ts';
import { placeOf, placesOf } from './placeOf.ts';

const docsFolder = fileURLToPath(new URL('../../../docs', import.meta.url));

/** Where the pages of the reference tell about the names of a release. */
export class References {
  readonly #facts: Facts;
  readonly #anchors: ReadonlyMap<string, Anchors>;

  /** @param facts everything that the newest release offers */
  constructor(facts: Facts, docs = docsFolder) {
    this.#facts = facts;
    this.#anchors = new Map(
      placesOf(facts).flatMap((route): [string, Anchors][] => {
        const anchors = readAnchors(docs, route);
        return anchors ? [[route, anchors]] : [];
      }),
    );
  }

  /** The address of a name's own entry, without language and base. */
  exact(area: string, name: string): { route: string; anchor: string } | undefined {
    const route = placeOf(area, name, this.#facts);
    const anchors = route === undefined ? undefined : this.#anchors.get(route);
    const anchor = anchors && anchorFor(name, anchors);
    return route !== undefined && anchor !== undefined ? { route, anchor } : undefined;
  }

  /** The nearest place that tells about a name: its entry, that of what it belongs to, or the page. */
  nearest(area: string, name: string): string | undefined {
    for (let at = name; at !== ''; at = at.includes('.') ? at.replace(/\.[^.]*$/, '') : '') {
      const found = this.exact(area, at);
      if (found) return `${found.route}#${found.anchor}`;
    }
    const route = placeOf(area, name, this.#facts);
    return route !== undefined && this.#anchors.has(route) ? route : undefined;
  }
}

/** The reference of the newest recorded release. */
export function readReferences(docs = docsFolder): References {
  const facts = [...replay(readReleases()).values()].at(-1) ?? {};
  return new References(facts, docs);
}
