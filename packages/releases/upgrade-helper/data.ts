import type { DatedItem } from '../items/combine.ts';

/** A difference with the path of the entry that describes the name. */
export interface HelperItem extends DatedItem {
  /** The name of the area. */
  label: string;
  /** Route path with language, without the site's base. */
  link?: string;
}

/** A link to a step of the migration or to the entry of a release. */
export interface HelperLink {
  text: string;
  link: string;
}

/** The data of the upgrade helper, in one language. */
export interface HelperData {
  texts: Record<string, string>;
  /** All versions that readers can choose, oldest first; 1.47.2 represents version 1. */
  versions: string[];
  /** The paths of the releases' entries, by version. */
  entries: Record<string, string>;
  /** Oldest first. */
  items: HelperItem[];
  /** The steps of the migration from version 1. */
  steps: HelperLink[];
}

/**
 * Empty: the build replaces this module, imported as `data.ts?lang=en`, with the recorded releases in that language.
 */
export const helperData: HelperData = {
  texts: {},
  versions: [],
  entries: {},
  items: [],
  steps: [],
};
