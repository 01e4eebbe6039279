import type { DocSearchModalProps } from '@docsearch/react';
import type { useText } from '@handbook/content/browser';

/** Returns DocSearch's labels in the page's language. */
export function docSearchTexts(
  t: ReturnType<typeof useText>,
): NonNullable<DocSearchModalProps['translations']> {
  return {
    searchBox: {
      resetButtonTitle: t('search.clear'),
      resetButtonAriaLabel: t('search.clear'),
      cancelButtonText: t('search.cancel'),
      cancelButtonAriaLabel: t('search.cancel'),
      searchInputLabel: t('searchPlaceholderText'),
    },
    startScreen: {
      recentSearchesTitle: t('search.recent'),
      noRecentSearchesText: t('search.noRecent'),
      saveRecentSearchButtonTitle: t('search.recent.save'),
      removeRecentSearchButtonTitle: t('search.recent.remove'),
      favoriteSearchesTitle: t('search.favorite'),
      removeFavoriteSearchButtonTitle: t('search.favorite.remove'),
    },
    footer: {
      selectText: t('search.key.select'),
      selectKeyAriaLabel: t('search.key.select.label'),
      navigateText: t('search.key.navigate'),
      navigateUpKeyAriaLabel: t('search.key.up.label'),
      navigateDownKeyAriaLabel: t('search.key.down.label'),
      closeText: t('search.key.close'),
      closeKeyAriaLabel: t('search.key.close.label'),
      searchByText: t('search.provider'),
    },
    noResultsScreen: {
      noResultsText: t('search.noResults'),
      suggestedQueryText: t('search.suggested'),
      reportMissingResultsText: t('search.missing'),
      reportMissingResultsLinkText: t('search.missing.report'),
    },
  };
}
