import { memoize } from '@handbook/content';
import { anchorFor, readAnchors } from './anchors.ts';

/** Returns the name of an area's official plugin; undefined for the framework's areas. */
export const pluginOf = (area: string): string | undefined => area.match(/^plugin:(.+)/)?.[1];

const client = (...pages: string[]) => pages.map((page) => `/api/client-api/${page}`);
const config = (...pages: string[]) => pages.map((page) => `/api/config/config-${page}`);

const components = [
  ...client('content-components', 'page-components', 'home-components'),
  ...client('navigation-components', 'layout-components', 'theme-hooks'),
];

/** The pages that describe the names of an area, most likely first. */
const pages: Record<string, readonly string[]> = {
  frontmatter: config('frontmatter'),
  'plugin-hooks': ['/plugin/system/plugin-api'],
  'node-exports': client('node-api'),
  'shiki-exports': client('node-api'),
  'runtime-exports': client('api-runtime', 'runtime-functions'),
  'theme-exports': components,
  props: [...client('api-runtime'), ...components],
  'type-members': [...client('api-runtime', 'node-api'), ...components],
  'layout-slots': client('layout-slots'),
  icons: client('icons'),
  'css-variables': ['/guide/advanced/css-variables'],
  'i18n-keys': ['/guide/default-theme/i18n'],
  commands: ['/api/commands'],
  environment: ['/api/commands'],
};

function pagesOf(area: string, name: string): readonly string[] {
  if (area.startsWith('plugin:')) return [`/plugin/official-plugins/${pluginOf(area)}`];
  if (area !== 'config') return pages[area] ?? [];
  // Items of the navbar and the sidebar have the names of their types.
  return /^(?:themeConfig\b|[A-Z])/.test(name)
    ? config('theme')
    : config('basic', 'routes', 'build');
}

/** Finds the entries of this site's reference that describe the names of a release. */
export function readReferences() {
  const anchorsOf = memoize(readAnchors);
  /** Returns the entry that describes a name, e.g. `/api/commands#port`, without language and base. */
  const exact = (area: string, name: string): string | undefined =>
    pagesOf(area, name)
      .map((route) => ({ route, anchor: anchorFor(name, anchorsOf(route)) }))
      .filter(({ anchor }) => anchor !== undefined)
      .map(({ route, anchor }) => `${route}#${anchor}`)[0];
  /** Returns the entry that describes a name or its nearest parent. */
  const nearest = (area: string, name: string): string | undefined =>
    name === '' ? undefined : (exact(area, name) ?? nearest(area, name.replace(/\.?[^.]*$/, '')));
  return { exact, nearest };
}

export type References = ReturnType<typeof readReferences>;
