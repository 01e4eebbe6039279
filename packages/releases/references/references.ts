import { memoize } from '@handbook/content';
import { anchorFor, readAnchors } from './anchors.ts';

/** Returns the name of an area's official plugin; undefined for the framework's areas. */
export const pluginOf = (area: string): string | undefined => area.match(/^plugin:(.+)/)?.[1];

const client = (...pages: string[]) => pages.map((page) => `/api/client-api/${page}`);
const config = (...pages: string[]) => pages.map((page) => `/api/config/config-${page}`);

const components = client(
  'content-components',
  'page-components',
  'home-components',
  'navigation-components',
  'layout-components',
  'theme-hooks',
);

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
  const plugin = pluginOf(area);
  if (plugin !== undefined) return [`/plugin/official-plugins/${plugin}`];
  if (area !== 'config') return pages[area] ?? [];
  // Items of the navbar and the sidebar have the names of their types.
  return /^(?:themeConfig\b|[A-Z])/.test(name)
    ? config('theme')
    : config('basic', 'routes', 'build');
}

/** Finds the entries of the reference that describe the names of a release. */
export class References {
  readonly #anchorsOf = memoize(readAnchors);

  /** Returns the entry that describes a name, e.g. `/api/commands#port`, without language and base. */
  exact(area: string, name: string): string | undefined {
    for (const route of pagesOf(area, name)) {
      const anchor = anchorFor(name, this.#anchorsOf(route));
      if (anchor !== undefined) return `${route}#${anchor}`;
    }
    return undefined;
  }

  /** Returns the entry that describes a name or its nearest parent. */
  nearest(area: string, name: string): string | undefined {
    const found = this.exact(area, name);
    const parent = name.replace(/\.?[^.]*$/, '');
    return found ?? (parent === '' ? undefined : this.nearest(area, parent));
  }
}

/** Reads the entries of this site's reference. */
export const readReferences = (): References => new References();
