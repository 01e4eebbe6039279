import { componentPage, componentPages, runtimePage } from './componentPages.ts';
import foreign from './foreignEnvironment.json' with { type: 'json' };
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
const isBasic = (entry: Entry): boolean => !isTheme(entry) && !isBuild(entry) && !isRoutes(entry);

const on = (route: string, area: Area, more: Omit<PageArea, 'area' | 'route'> = {}): PageArea => ({
  area,
  route,
  ...more,
});

/** What the pages about exports state. */
const typed = { types: true } as const;
/** What the pages about options state. */
const stated = { types: true, defaults: true } as const;
const hooks = /^use[A-Z]/;
const client = '/api/client-api';
const config = '/api/config';

/** The pages of the reference. A missing page is listed, and checked once it exists. */
export const pageAreas: PageArea[] = [
  on(`${config}/config-basic`, 'config', { only: isBasic, ...stated }),
  on(`${config}/config-routes`, 'config', { only: isRoutes, ...stated }),
  on(`${config}/config-build`, 'config', { only: isBuild, ...stated }),
  on(`${config}/config-theme`, 'config', { only: isTheme, prefix: 'themeConfig.', ...stated }),
  on(`${config}/config-frontmatter`, 'frontmatter', stated),
  on('/plugin/system/plugin-api', 'plugin-hooks', typed),
  on(`${client}/node-api`, 'node-exports', typed),
  on(`${client}/node-api`, 'shiki-exports', { claims: /^(?:transformer[A-Z]|SHIKI_)/, ...typed }),
  ...[`${client}/api-runtime`, `${client}/runtime-functions`].map((route) =>
    on(route, 'runtime-exports', {
      only: ({ name }) => runtimePage(name) === route,
      claims: hooks,
      ...typed,
    }),
  ),
  on(`${client}/runtime-functions`, 'router-exports'),
  on(`${client}/api-runtime`, 'props', { only: ({ tags }) => tags.includes('runtime'), ...stated }),
  // The overview lists all components. Each has its entry on one of the other pages.
  on(`${client}/api-components`, 'theme-exports', {
    only: (entry) => entry.tags.includes('value') && !isInternal(entry),
    mention: true,
  }),
  ...componentPages.flatMap((route) => [
    on(route, 'theme-exports', {
      only: ({ name }) => componentPage(name) === route,
      claims: hooks,
      ...typed,
    }),
    on(route, 'props', {
      only: ({ name, tags }) => tags.includes('theme') && componentPage(name) === route,
      ...stated,
    }),
  ]),
  on(`${client}/layout-slots`, 'layout-slots', typed),
  on(`${client}/icons`, 'icons', { claims: /^Icon[A-Z]/ }),
  on('/guide/advanced/css-variables', 'css-variables', {
    claims: /^--(?:rp|shiki)-/,
    defaults: true,
  }),
  on('/guide/default-theme/i18n', 'i18n-keys', { defaults: true }),
  on('/api/commands', 'commands', {
    prefix: 'rspress ',
    claims: /^(?:--?[a-z]|rspress )/,
    defaults: true,
  }),
  on('/api/commands', 'environment', {
    claims: /^(?:[A-Z]+_[A-Z_]+|PORT|HOST|DEBUG)$/,
    defaults: true,
  }),
  on('/guide/basic/ssg-md', 'compile-flags', { mention: true }),
];

/** Options of another library, which its own documentation describes. */
export const foreignOptions = /^mediumZoom\.options\./;

/** The page with the options of an installed official plugin. */
export const pluginPageArea = (name: string): PageArea =>
  on(`/plugin/official-plugins/${name}`, `plugin:${name}`, stated);

/** Variables that the published code reads but that belong to the system, to Node.js, or to bundled packages. */
export const foreignEnvironment: Readonly<Record<string, string>> = foreign;
