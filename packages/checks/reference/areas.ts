import { componentPage, componentPages, runtimePage } from './componentPages.ts';
import { type Area, type Entry, isInternal } from './surface/entry.ts';

/** The page that documents a part of the surface, and what its entries must contain. */
export interface PageArea {
  area: Area;
  route: string;
  /** Selects the entries of the area that this page documents; by default all. */
  only?: (entry: Entry) => boolean;
  /** The start of a name that the page may omit. */
  prefix?: string;
  /** Names that count as entries even without a type or a default. */
  claims?: RegExp;
  /** The page only needs to contain the name anywhere, because it is a guide. */
  mention?: boolean;
  /** Each entry must have a type. */
  types?: boolean;
  /** Each entry with a default must state the default. */
  defaults?: boolean;
}

const isTheme = ({ name, tags }: Entry): boolean =>
  /^themeConfig\b/.test(name) || tags.includes('shape');
const isBuild = ({ name }: Entry): boolean => /^(?:builderConfig|markdown)\b/.test(name);
const isRoutes = ({ name }: Entry): boolean =>
  /^(?:route|replaceRules|search|ssg|llms)\b/.test(name);

/** What the pages about exports state. */
const typed = { types: true } as const;
/** What the pages about options state. */
const stated = { ...typed, defaults: true } as const;
const runtime = '/api/client-api/api-runtime';
const functions = '/api/client-api/runtime-functions';
const node = '/api/client-api/node-api';

/** The pages of the reference. A missing page is listed, and checked once it exists. */
export const pageAreas: PageArea[] = [
  {
    area: 'config',
    route: '/api/config/config-basic',
    only: (entry) => !isTheme(entry) && !isBuild(entry) && !isRoutes(entry),
    ...stated,
  },
  { area: 'config', route: '/api/config/config-routes', only: isRoutes, ...stated },
  { area: 'config', route: '/api/config/config-build', only: isBuild, ...stated },
  {
    area: 'config',
    route: '/api/config/config-theme',
    only: isTheme,
    prefix: 'themeConfig.',
    ...stated,
  },
  { area: 'frontmatter', route: '/api/config/config-frontmatter', ...stated },
  {
    area: 'plugin-hooks',
    route: '/plugin/system/plugin-api',
    ...typed,
  },
  { area: 'node-exports', route: node, ...typed },
  {
    area: 'shiki-exports',
    route: node,
    ...typed,
    claims: /^(?:transformer[A-Z]|SHIKI_)/,
  },
  ...[runtime, functions].map(
    (route): PageArea => ({
      area: 'runtime-exports',
      route,
      only: ({ name }) => runtimePage(name) === route,
      ...typed,
      claims: /^use[A-Z]/,
    }),
  ),
  { area: 'router-exports', route: functions },
  { area: 'props', route: runtime, only: ({ tags }) => tags.includes('runtime'), ...stated },
  // The overview lists all components. Each has its entry on one of the other pages.
  {
    area: 'theme-exports',
    route: '/api/client-api/api-components',
    only: (entry) => entry.tags.includes('value') && !isInternal(entry),
    mention: true,
  },
  ...componentPages.flatMap((route): PageArea[] => [
    {
      area: 'theme-exports',
      route,
      only: ({ name }) => componentPage(name) === route,
      ...typed,
      claims: /^use[A-Z]/,
    },
    {
      area: 'props',
      route,
      only: ({ name, tags }) => tags.includes('theme') && componentPage(name) === route,
      ...stated,
    },
  ]),
  { area: 'layout-slots', route: '/api/client-api/layout-slots', types: true },
  { area: 'icons', route: '/api/client-api/icons', claims: /^Icon[A-Z]/ },
  {
    area: 'css-variables',
    route: '/guide/advanced/css-variables',
    claims: /^--(?:rp|shiki)-/,
    defaults: true,
  },
  { area: 'i18n-keys', route: '/guide/default-theme/i18n', defaults: true },
  {
    area: 'commands',
    route: '/api/commands',
    prefix: 'rspress ',
    claims: /^(?:--?[a-z]|rspress )/,
    defaults: true,
  },
  {
    area: 'environment',
    route: '/api/commands',
    claims: /^(?:[A-Z]+_[A-Z_]+|PORT|HOST|DEBUG)$/,
    defaults: true,
  },
  { area: 'compile-flags', route: '/guide/basic/ssg-md', mention: true },
];

/** The page with the options of an installed official plugin. */
export const pluginPageArea = (area: `plugin:${string}`): PageArea => ({
  area,
  route: `/plugin/official-plugins/${area.slice('plugin:'.length)}`,
  ...stated,
});

/**
 * Variables that the published code reads but that belong to the system, to Node.js, or to bundled packages.
 */
export const foreignEnvironment: Record<string, string> = {
  PATH: 'read by the bundled process launcher to find programs',
  PATHEXT: 'read by the bundled process launcher on Windows',
  comspec: 'read by the bundled process launcher on Windows',
  OSTYPE: 'read by the bundled process launcher to recognize Cygwin',
  TINYGLOBBY_DEBUG: 'a debugging aid of the bundled file matcher',
  TINYPOOL_WORKER_ID: 'set by the bundled worker pool for its workers',
  PISCINA_DISABLE_ATOMICS: 'a switch of the bundled worker pool',
  NODE_ENV: 'set by the commands themselves, whatever it was before',
  DEV: 'set by the bundler for every site, not by the framework',
  SSR: 'set by the bundler for every site, not by the framework',
  ENABLE_LLMS_UI: 'an internal compile-time constant derived from the configuration',
  ENABLE_LLMS_HINT: 'an internal compile-time constant derived from the configuration',
};

/** Options of another library, which its own documentation describes. */
export const foreignOptions = /^mediumZoom\.options\./;
