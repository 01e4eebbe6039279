import { fileURLToPath } from 'node:url';
import {
  addressOf,
  type Lang,
  languages,
  lastUpdated,
  mainLanguage,
  SitePages,
  sitePages,
  translationPending,
  validate,
} from '@handbook/content';
import {
  hydrateOnIntent,
  iconFiles,
  lightEntry,
  loadErrors,
  pageFiles,
  pageInfo,
  sections,
} from '@handbook/hydration';
import { live } from '@handbook/live';
import { mdx } from '@handbook/mdx';
import { offline, workerPackages } from '@handbook/offline';
import { upgradeHelper } from '@handbook/releases';
import { search, searchOrigins } from '@handbook/search';
import {
  cardImages,
  cardPath,
  deployment,
  documentHead,
  feeds,
  markdownPages,
  redirects,
  siteFiles,
  thirdParty,
} from '@handbook/site-output';
import { defineConfig } from '@rspress/core';
import {
  base,
  branch,
  external,
  hostedSearch,
  type Lever,
  offlineEnabled,
  origin,
  outDir,
  repository,
  without,
} from './site.ts';
import { ecosystemLinks } from './theme/ecosystem/tools.ts';

const names: Record<Lang, { label: string; title: string; description: string }> = {
  en: {
    label: 'English',
    title: 'Rspress',
    description: 'Learn Rspress 2: build a documentation site with React, MDX and Rspack.',
  },
  zh: {
    label: '简体中文',
    title: 'Rspress 中文文档',
    description: '学习 Rspress 2：用 React、MDX 和 Rspack 构建文档站。',
  },
};
const pages = new SitePages(mainLanguage);
/** Nothing for a lever that this build leaves out. */
const lever = <T>(name: Lever, plugin: T): T[] => (without.includes(name) ? [] : [plugin]);
const { markdown, plugins: mdxPlugins } = mdx({
  publicFolder: fileURLToPath(new URL('docs/public', import.meta.url)),
  without,
});
const liveExamples = live({
  base,
  playgroundStyles: ['tokens', 'doc', 'callout'].map((name) => `theme/styles/${name}.css`),
});

export default defineConfig({
  root: 'docs',
  outDir,
  base,
  siteOrigin: origin,
  lang: mainLanguage,
  // Title and description are each language's own: here they would hide those of the languages.
  logoText: 'Rspress',
  locales: languages.map((lang) => ({ lang, ...names[lang] })),
  route: {
    cleanUrls: true,
    exclude: ['**/fragments/**'],
    localeRedirect: 'never',
  },
  ssg: true,
  markdown: {
    showLineNumbers: false,
    defaultWrapCode: false,
    ...markdown,
    rehypePlugins: [...markdown.rehypePlugins, ...lever('sections', sections)],
  },
  builderConfig: {
    dev: { progressBar: true },
    performance: {
      // The framework's cache does not look at these: a build for another base would reuse the links of the last one.
      buildCache: process.env.RSPRESS_PERSISTENT_CACHE !== 'false' && {
        cacheDigest: [
          base,
          origin,
          repository,
          branch,
          JSON.stringify(hostedSearch ?? null),
          String(offlineEnabled),
          without.join(),
        ],
      },
    },
  },
  // The theme's own zoom opens by keyboard too and loads its library on first use.
  mediumZoom: false,
  plugins: [
    validate({ file: 'theme/ecosystem/tools.ts', paths: ecosystemLinks.map(({ logo }) => logo) }),
    ...liveExamples.plugins,
    iconFiles(),
    ...lever('lightEntry', lightEntry()),
    lastUpdated(),
    translationPending(),
    ...lever('pageInfo', pageInfo('docs')),
    ...lever('pageFiles', pageFiles()),
    ...search({ hosted: hostedSearch }),
    loadErrors(),
    upgradeHelper(),
    sitePages(pages),
    documentHead({ pages, names, image: (page) => addressOf(cardPath(page)) }),
    redirects(pages, languages),
    cardImages(pages),
    siteFiles(pages, names),
    markdownPages(pages, names),
    feeds(pages, names),
    ...mdxPlugins,
    ...lever('hydrateOnIntent', hydrateOnIntent()),
    deployment({ pages, connect: searchOrigins(hostedSearch), langs: languages }),
    offline({ enabled: offlineEnabled }),
    thirdParty({ bundles: [...liveExamples.packages, workerPackages] }),
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
