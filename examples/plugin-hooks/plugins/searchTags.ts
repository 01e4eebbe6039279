import type { RspressPlugin } from '@rspress/core';

export const searchTags: RspressPlugin = {
  name: 'search-tags',
  modifySearchIndexData(pages) {
    for (const page of pages) {
      const tags = page.frontmatter.tags;
      if (Array.isArray(tags)) page.content += `\n${tags.join(' ')}`;
    }
  },
};
