import type { Section } from '@handbook/content';
import { buildIndex, type SearchIndex } from './index/searchIndex.ts';

/** A section of which only what matters is said. */
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

/** The introduction of a page. */
export const intro = (path: string, title: string, text = ''): Section =>
  section({ path, anchor: '', title, heading: title, depth: 1, text });

/** An index over some sections, in a language that nobody looks at. */
export const indexOf = (...sections: Section[]): SearchIndex =>
  buildIndex({ lang: 'en', sections });
