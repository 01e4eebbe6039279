import type { RspressPlugin } from '@rspress/core';

export const texts: RspressPlugin = {
  name: 'texts',
  i18nSource: (source) => ({
    ...source,
    searchPlaceholderText: { ...source.searchPlaceholderText, en: 'Find a page' },
    'teapot.ready': { en: 'Tea is ready', zh: '茶泡好了' },
  }),
};
