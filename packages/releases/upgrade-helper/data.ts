import type { DatedItem } from '../items/combine.ts';

/** A difference with the address of the name's entry in the reference. */
export interface HelperItem extends DatedItem {
  /** What the area is called. */
  label: string;
  /** Route path with language, without the site's base. */
  link?: string;
}

/** A place to go to: a step of the migration, or a release's entry. */
export interface HelperLink {
  text: string;
  link: string;
}

/** Everything that the upgrade helper shows, in one language. */
export interface HelperData {
  texts: Record<string, string>;
  /** All versions that one can come from or go to, the oldest first; 1.47.2 stands for version 1. */
  versions: string[];
  /** The entries of the releases, by version. */
  entries: Record<string, string>;
  /** The oldest first. */
  items: HelperItem[];
  /** The migration from version 1, step by step. */
  steps: HelperLink[];
}

/**
 * The build writes it: `packages/releases/upgrade-helper` replaces this module, imported as `data.ts?lang=en`, with the recorded
 * releases and the reader's language.
 */
export const helperData: HelperData = {
  texts: {},
  versions: [],
  entries: {},
  items: [],
  steps: [],
};
