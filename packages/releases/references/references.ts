import { newestFacts, readReleases } from '../records/readReleases.ts';
import type { Facts } from '../records/release.ts';
import { type Anchors, anchorFor, readAnchors } from './anchors.ts';
import { referencePage, referencePages } from './referencePage.ts';

/** Finds the entries of the reference that describe the names of a release. */
export class References {
  readonly #facts: Facts;
  readonly #anchors: ReadonlyMap<string, Anchors>;

  /** @param facts the facts of the newest release */
  constructor(facts: Facts) {
    this.#facts = facts;
    this.#anchors = new Map(
      referencePages(facts).flatMap((route): [string, Anchors][] => {
        const anchors = readAnchors(route);
        return anchors ? [[route, anchors]] : [];
      }),
    );
  }

  /** Returns the route and ID of the entry that describes a name, without language and base. */
  exact(area: string, name: string): { route: string; anchor: string } | undefined {
    const route = referencePage(area, name, this.#facts);
    const anchors = route === undefined ? undefined : this.#anchors.get(route);
    const anchor = anchors && anchorFor(name, anchors);
    return route !== undefined && anchor !== undefined ? { route, anchor } : undefined;
  }

  /** Returns the path of the entry that describes a name or its nearest parent, or else the path of the page. */
  nearest(area: string, name: string): string | undefined {
    for (let at = name; at !== ''; at = at.includes('.') ? at.replace(/\.[^.]*$/, '') : '') {
      const found = this.exact(area, at);
      if (found) return `${found.route}#${found.anchor}`;
    }
    const route = referencePage(area, name, this.#facts);
    return route !== undefined && this.#anchors.has(route) ? route : undefined;
  }
}

/** Reads the references of the newest recorded release. */
export const readReferences = (): References => new References(newestFacts(readReleases()));
