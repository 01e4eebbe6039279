import type { Measures } from './measure.ts';

/** A measured number that pages state. */
export interface Figure {
  route: string;
  /** The sentence in each language. Its only group is the number. */
  text: Readonly<Record<'en' | 'zh', RegExp>>;
  measure: keyof Measures;
  /** The allowed difference, as a share of the measured number; by default 5 %. */
  tolerance?: number;
}

/** Where pages state the numbers of `measure.ts`. */
export const figures: readonly Figure[] = [
  {
    route: '/guide/start/introduction',
    text: {
      en: /first load of a page is about (\d+) KiB/,
      zh: /首次打开一个页面要加载约 (\d+) KiB/,
    },
    measure: 'firstLoad',
  },
  {
    route: '/guide/start/introduction',
    text: { en: /including about (\d+) KiB of JavaScript/, zh: /JavaScript 约占 (\d+) KiB/ },
    measure: 'firstScripts',
  },
  {
    route: '/guide/start/introduction',
    text: { en: /loads about (\d+) KiB of gzipped/, zh: /约加载 (\d+) KiB 的 JavaScript/ },
    measure: 'firstScripts',
  },
  {
    route: '/guide/start/introduction',
    text: { en: /at build time for (\d+) languages/, zh: /高亮 (\d+) 种语言/ },
    measure: 'languages',
    tolerance: 0,
  },
  {
    route: '/api/client-api/navigation-components',
    text: { en: /all pages, about (\d+) KB compressed/, zh: /压缩后约 (\d+) KB/ },
    measure: 'searchScripts',
  },
  {
    route: '/guide/advanced/custom-search',
    text: { en: /load about (\d+) KB less/, zh: /少加载约 (\d+) KB/ },
    measure: 'searchScripts',
  },
  {
    route: '/plugin/official-plugins/medium-zoom',
    text: { en: /add about (\d+) kB with gzip/, zh: /gzip 后约占 (\d+) kB/ },
    measure: 'zoomScripts',
    tolerance: 0.2,
  },
  {
    route: '/api/client-api/content-components',
    text: { en: /about (\d+) files and \d+ MB/, zh: /约 (\d+) 个文件、\d+ MB/ },
    measure: 'runtimeFiles',
  },
  {
    route: '/api/client-api/content-components',
    text: { en: /files and (\d+) MB/, zh: /个文件、(\d+) MB/ },
    measure: 'runtimeSize',
    tolerance: 0.1,
  },
  {
    route: '/guide/default-theme/components',
    text: { en: /adds about (\d+) files/, zh: /多出约 (\d+) 个文件/ },
    measure: 'runtimeFiles',
  },
  {
    route: '/guide/advanced/troubleshooting',
    text: { en: /contains (\d+) additional files/, zh: /多了 (\d+) 个文件/ },
    measure: 'runtimeFiles',
    tolerance: 0.1,
  },
];

const bench = 'npm run bench -- plugins';

/** The sources of sizes that this rule doesn't measure, by route. */
export const otherSources: Readonly<Record<string, string>> = {
  '/guide/basic/deploy': 'the limit of the compression that the page configures',
  '/plugin/official-plugins/algolia': bench,
  '/plugin/official-plugins/api-docgen': bench,
  '/plugin/official-plugins/client-redirects': bench,
  '/plugin/official-plugins/preview': bench,
  '/plugin/official-plugins/rss': bench,
  '/plugin/official-plugins/twoslash': bench,
  '/plugin/official-plugins/typedoc': bench,
};
