import { Search as AlgoliaSearch, ZH_LOCALES } from '@rspress/plugin-algolia/runtime';

/** The search box in the navbar. */
export const Search = () => (
  <AlgoliaSearch
    docSearchProps={{
      appId: 'YOUR_APP_ID',
      apiKey: 'YOUR_SEARCH_KEY',
      indices: ['YOUR_INDEX'],
    }}
    locales={ZH_LOCALES}
  />
);

export * from '@rspress/core/theme-original';
