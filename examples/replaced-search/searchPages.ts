import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

/** Publishes the title, path, language, and text of all pages as `search.json`. */
export function searchPages(): RspressPlugin {
  let json = '[]';
  const publish: RsbuildPlugin = {
    name: 'search-pages',
    setup(api) {
      api.processAssets(
        { stage: 'additional', environments: ['web'] },
        ({ compilation, sources }) => {
          compilation.emitAsset('search.json', new sources.RawSource(json));
        },
      );
    },
  };
  return {
    name: 'search-pages',
    modifySearchIndexData(pages) {
      const found = pages.filter(
        ({ frontmatter }) =>
          frontmatter.search !== false && frontmatter.pageType !== 'home',
      );
      json = JSON.stringify(
        found.map(({ title, routePath, lang, content }) => ({
          title,
          routePath,
          lang,
          content,
        })),
      );
      // Excludes the pages from the built-in index, which is now unused.
      for (const page of pages) {
        page.frontmatter = { ...page.frontmatter, search: false };
      }
    },
    builderConfig: { plugins: [publish] },
  };
}
