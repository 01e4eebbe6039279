import { fileURLToPath } from 'node:url';
import { content, languages, lastDates, mainLanguage } from '@handbook/content';
import { hydration } from '@handbook/hydration';
import { live } from '@handbook/live';
import { mdx } from '@handbook/mdx';
import { offline, workerPackages } from '@handbook/offline';
import { search, searchOrigins } from '@handbook/search';
import { siteOutput } from '@handbook/site-output';
import { defineConfig } from '@rspress/core';
import {
  base,
  branch,
  external,
  hostedSearch,
  offlineEnabled,
  origin,
  outDir,
  repository,
  siteNames,
  without,
} from './site.ts';

const { markdown, plugins: mdxPlugins } = mdx({
  publicFolder: fileURLToPath(new URL('docs/public', import.meta.url)),
  without,
});
const { rehypePlugins, plugins: hydrationPlugins } = hydration({ docs: 'docs', without });
const liveExamples = live({
  playgroundStyles: ['tokens', 'doc'].map((name) => `theme/styles/${name}.css`),
});

// By default, local names depend on how often letters occur, also in the hashes of other files, so a small change of one page
// renames variables of the main script. The type doesn't know the option.
const mangle = { keep_fnames: false, disableCharFreq: true };

export default defineConfig({
  root: 'docs',
  outDir,
  base,
  siteOrigin: origin,
  lang: mainLanguage,
  // Each language has its own title and description in `locales`, which values here would override.
  logoText: 'Rspress',
  locales: languages.map((lang) => ({ lang, ...siteNames[lang] })),
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
    rehypePlugins: [...markdown.rehypePlugins, ...rehypePlugins],
  },
  builderConfig: {
    dev: { progressBar: true },
    output: { minify: { jsOptions: { minimizerOptions: { mangle } } } },
    performance: {
      // The framework's cache ignores these values, so a build for another base path would reuse old links, and a build
      // after a commit old dates, which differ from those in the page's script.
      buildCache: process.env.RSPRESS_PERSISTENT_CACHE !== 'false' && {
        cacheDigest: [
          base,
          origin,
          repository,
          branch,
          JSON.stringify(hostedSearch ?? null),
          String(offlineEnabled),
          without.join(),
          lastDates(),
        ],
      },
    },
  },
  // The theme has its own zoom, which also opens with the keyboard and loads its library on first use.
  mediumZoom: false,
  plugins: [
    ...content(),
    ...liveExamples.plugins,
    ...search({ hosted: hostedSearch }),
    ...mdxPlugins,
    ...hydrationPlugins,
    offline({ enabled: offlineEnabled }),
    ...siteOutput({
      names: siteNames,
      connect: searchOrigins(hostedSearch),
      bundles: [...liveExamples.packages, workerPackages],
    }),
  ],
  themeConfig: {
    enableAppearanceAnimation: false,
    // Shows the page's actions below its title. The Markdown files come from `siteOutput`.
    llmsUI: { injectLlmsHint: false },
    editLink: { docRepoBaseUrl: `${repository}/edit/${branch}/docs` },
    footer: { message: 'footer.message' },
    socialLinks: [
      { icon: 'github', mode: 'link', content: repository },
      { icon: 'discord', mode: 'link', content: external.chat },
      { icon: 'x', mode: 'link', content: external.x },
    ],
  },
});
