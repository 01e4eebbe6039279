import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import { globSync } from 'tinyglobby';
import { removedNames } from '../migration/migration.ts';
import { suffixes } from './readKnown.ts';

/** Names that a page may contain although no installed package has them. */
export interface Reason {
  /** The start of the route, without language. */
  route: string;
  why: string;
  names: readonly string[];
}

const read = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');

/** Every name in a record, and every suffix of a dotted name. */
function recorded(...files: string[]): string[] {
  const names = files.flatMap((file) => read(file).match(/(?<=")[\w.-]+(?=")/g) ?? []);
  return [...new Set(names.flatMap(suffixes))];
}

/** Names of earlier versions, which are recorded. */
export const records: readonly Reason[] = [
  {
    route: '/guide/start/migrate-from-1x',
    why: 'names that 2.x no longer has',
    names: removedNames.flatMap(suffixes),
  },
  {
    route: '/releases/',
    why: 'names of earlier releases, as recorded',
    names: recorded(...globSync('packages/releases/data/*.json', { cwd: repositoryRoot })),
  },
];

const olderPlugin = 'an option of a plugin or package for 1.x, which is not installed';

/** Names that no package and no record contains. */
export const reasons: readonly Reason[] = [
  { route: '/', why: 'an HTML attribute', names: ['style'] },
  {
    route: '/guide/advanced/troubleshooting',
    why: 'a flag of Node.js',
    names: ['--max-old-space-size'],
  },
  {
    route: '/guide/start/migrate-from-1x',
    why: 'flags of npm install',
    names: ['--legacy-peer-deps', '--force'],
  },
  {
    route: '/guide/start/migrate-from-others',
    why: 'names of Nextra 4.6.1',
    names: [
      'docsRepositoryBase',
      'nextThemes',
      'Tabs.Tab',
      'FileTree',
      'sidebarTitle',
      'asIndexPage',
    ],
  },
  {
    route: '/api/client-api/navigation-components',
    why: 'the end of four names',
    names: ['NavItems'],
  },
  {
    route: '/guide/default-theme/doc-page',
    why: 'the page describes it as a type error',
    names: ['themeConfig.nextPageText'],
  },
  {
    route: '/plugin/official-plugins/last-updated',
    why: 'the page describes it as a type error',
    names: ['themeConfig.lastUpdatedText'],
  },
  {
    route: '/guide/advanced/troubleshooting',
    why: 'an error of the loader of configuration files',
    names: ['ParseError'],
  },
  {
    route: '/guide/start/getting-started',
    why: 'flags of create-rspress, which prints them in its help',
    names: [
      '--dir',
      '--template',
      '--tools',
      '--skill',
      '--package-name',
      '--no-git',
      '--override',
      '--template-version',
    ],
  },
  {
    route: '/guide/start/migrate-from-1x',
    why: 'options of the preview plugin for 1.x, which the record leaves out',
    names: ['previewMode', 'isMobile', 'iframePosition'],
  },
  {
    route: '/guide/start/migrate-from-others',
    why: 'VitePress',
    names: [
      ...['--vp-c-brand-1', 'srcDir', 'titleTemplate', 'srcExclude', 'ignoreDeadLinks'],
      ...['markdown.lineNumbers', 'markdown.theme', 'languageAlias', 'codeTransformers'],
      ...['defaultHighlightLang', 'markdown.config', 'themeConfig.logo', 'logoLink'],
      ...['themeConfig.editLink.pattern', 'footer.copyright', 'themeConfig.outline', 'docFooter'],
      ...['outline.label', 'themeConfig.notFound', 'transformHead', 'transformPageData'],
      ...['buildEnd', 'locales.root', 'locales.zh', 'useRoute', 'ClientOnly'],
      ...['defineClientComponent', 'VPTeamMembers', 'enhanceApp'],
    ],
  },
  {
    route: '/guide/start/migrate-from-others',
    why: 'Docusaurus',
    names: [
      ...['onBrokenLinks', 'onBrokenAnchors', 'noIndex', 'themeConfig.metadata', 'clientModules'],
      ...['staticDirectories', 'titleDelimiter', 'i18n.defaultLocale', 'docs.routeBasePath'],
      ...['docs.editUrl', 'docs.showLastUpdateTime', 'showLastUpdateAuthor', 'docs.lastVersion'],
      ...['docs.sidebarCollapsible', 'docs.sidebarCollapsed', 'themeConfig.navbar.items'],
      ...['themeConfig.navbar.logo', 'navbar.title', 'themeConfig.announcementBar'],
      ...['themeConfig.colorMode', 'themeConfig.tableOfContents', 'themeConfig.image'],
      ...['themeConfig.prism.theme', 'themeConfig.prism.additionalLanguages'],
      ...['themeConfig.algolia', 'configureWebpack', 'useBaseUrl', 'useColorMode'],
      ...['useIsBrowser', 'ExecutionEnvironment.canUseDOM', 'Translate'],
    ],
  },
  {
    route: '/plugin/community-plugins/overview',
    why: 'an error of a community plugin',
    names: ['ZephyrError'],
  },
  {
    route: '/plugin/official-plugins/algolia',
    why: "a setting of the provider's crawler",
    names: ['recordExtractor'],
  },
  {
    route: '/plugin/official-plugins/playground',
    why: olderPlugin,
    names: ['defaultDirection', 'editorPosition', 'babelUrl', 'monacoLoader', 'monacoOptions'],
  },
  {
    route: '/plugin/official-plugins/shiki',
    why: olderPlugin,
    names: [
      ...['pluginShiki', 'createTransformerDiff', 'createTransformerLineNumber'],
      ...['markdown.codeHighlighter', 'markdown.highlightLanguages'],
    ],
  },
  {
    route: '/plugin/system/write-a-plugin',
    why: "a frontmatter field of the page's own plugin",
    names: ['readingTime'],
  },
];
