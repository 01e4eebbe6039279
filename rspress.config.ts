import { defineConfig } from '@rspress/core';
import { transformerCompatibleMetaHighlight } from '@rspress/core/shiki-transformers';
import {
  transformerNotationDiff,
  transformerNotationErrorLevel,
  transformerNotationFocus,
  transformerNotationHighlight,
  transformerRemoveNotationEscape,
} from '@shikijs/transformers';
import { apiIndex } from './plugins/apiIndex/apiIndex.ts';
import { entryAnchors } from './plugins/entryAnchors/entryAnchors.ts';
import { highlighterBundle } from './plugins/highlighterBundle/highlighterBundle.ts';
import { inputGuard } from './plugins/inputGuard/inputGuard.ts';
import { lastUpdated } from './plugins/lastUpdated/lastUpdated.ts';
import { searchData } from './plugins/searchData/searchData.ts';
import { searchEarly } from './plugins/searchEarly/searchEarly.ts';
import { swatches } from './plugins/swatches/swatches.ts';
import { trimCode } from './plugins/trimCode/trimCode.ts';
import { base, branch, external, hostedSearch, origin, outDir, repository } from './site.ts';

export default defineConfig({
  root: 'docs',
  outDir,
  base,
  siteOrigin: origin,
  lang: 'en',
  title: 'Rspress',
  description: 'Learn Rspress 2: build a documentation site with React, MDX and Rspack.',
  icon: '/icon.svg',
  logo: { light: '/logo-light.svg', dark: '/logo-dark.svg' },
  logoText: 'Rspress',
  locales: [
    {
      lang: 'en',
      label: 'English',
      title: 'Rspress',
      description: 'Learn Rspress 2: build a documentation site with React, MDX and Rspack.',
    },
    {
      lang: 'zh',
      label: '简体中文',
      title: 'Rspress',
      description: '学习 Rspress 2：用 React、MDX 和 Rspack 构建文档站。',
    },
  ],
  route: {
    cleanUrls: true,
    exclude: ['**/fragments/**'],
    localeRedirect: 'never',
  },
  ssg: true,
  markdown: {
    showLineNumbers: false,
    defaultWrapCode: false,
    link: { checkAnchors: true },
    rehypePlugins: [entryAnchors, swatches],
    shiki: {
      langAlias: { tree: 'txt' },
      transformers: [
        trimCode,
        transformerCompatibleMetaHighlight(),
        transformerNotationHighlight(),
        transformerNotationDiff(),
        transformerNotationFocus(),
        transformerNotationErrorLevel(),
        transformerRemoveNotationEscape(),
      ],
    },
  },
  builderConfig: {
    dev: { progressBar: true },
    // In parentheses, because the value takes the place of the name wherever it stands.
    source: { define: { HOSTED_SEARCH: `(${JSON.stringify(hostedSearch ?? null)})` } },
    performance: {
      // The framework's cache does not look at these: a build for another base would reuse the links of the last one.
      buildCache: process.env.RSPRESS_PERSISTENT_CACHE !== 'false' && {
        cacheDigest: [base, origin, repository, branch, JSON.stringify(hostedSearch ?? null)],
      },
    },
  },
  // The theme's own zoom opens by keyboard too and loads its library on first use.
  mediumZoom: false,
  plugins: [
    inputGuard(),
    lastUpdated(),
    highlighterBundle(),
    apiIndex(),
    searchData(),
    searchEarly(),
  ],
  themeConfig: {
    enableAppearanceAnimation: false,
    hideNavbar: 'auto',
    editLink: { docRepoBaseUrl: `${repository}/edit/${branch}/docs` },
    footer: { message: 'footer.message' },
    socialLinks: [
      { icon: 'github', mode: 'link', content: repository },
      { icon: 'discord', mode: 'link', content: external.chat },
      { icon: 'x', mode: 'link', content: external.x },
    ],
  },
});
