import type { Section } from '@handbook/content';
import { buildIndex, type SearchIndex } from './searchIndex.ts';

/** Creates a section from only the fields that a test needs. */
export const section = (given: Partial<Section>): Section => ({
  path: '/guide/page',
  anchor: 'a-heading',
  area: 'Guide',
  title: 'Page',
  heading: 'A heading',
  parents: [],
  depth: 2,
  text: '',
  code: '',
  ...given,
});

/** Creates the introduction of a page. */
export const intro = (path: string, title: string, text = ''): Section =>
  section({ path, anchor: '', title, heading: title, depth: 1, text });

/** Creates an index over sections. Its language doesn't matter. */
export const indexOf = (...sections: Section[]): SearchIndex =>
  buildIndex({ lang: 'en', sections });
