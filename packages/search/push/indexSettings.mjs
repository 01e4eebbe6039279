import { languages } from '@handbook/content/files';

/**
 * Configures how the provider searches our records. Other settings keep their value in the index. Typos and languages
 * are handled as in local search.
 *
 * @type {import('algoliasearch').IndexSettings}
 */
export const indexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(phrases)',
    'content',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['filterOnly(lang)'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  customRanking: ['desc(weight.level)', 'asc(weight.position)'],
  // A section is one result, however many of its pieces match.
  attributeForDistinct: 'url',
  distinct: true,
  indexLanguages: [...languages],
  queryLanguages: [...languages],
  ignorePlurals: true,
  camelCaseAttributes: ['hierarchy', 'content'],
  minWordSizefor1Typo: 5,
  minWordSizefor2Typos: 9,
  removeWordsIfNoResults: 'allOptional',
};
