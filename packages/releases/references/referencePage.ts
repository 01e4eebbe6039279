import type { Facts } from '../records/release.ts';
import { componentPage } from './componentPages.ts';

/** Returns the name of an area's official plugin; undefined for the framework's areas. */
export const pluginOf = (area: string): string | undefined => area.match(/^plugin:(.+)/)?.[1];

const pages: Record<string, string> = {
  frontmatter: '/api/config/config-frontmatter',
  'plugin-hooks': '/plugin/system/plugin-api',
  'node-exports': '/api/client-api/node-api',
  'shiki-exports': '/api/client-api/node-api',
  'runtime-exports': '/api/client-api/api-runtime',
  'layout-slots': '/api/client-api/layout-slots',
  icons: '/api/client-api/icons',
  'css-variables': '/guide/advanced/css-variables',
  'i18n-keys': '/guide/default-theme/i18n',
  commands: '/api/commands',
  environment: '/api/commands',
};

function configPage(name: string): string {
  // Items of the navbar and the sidebar have the names of their types.
  if (/^(?:themeConfig\b|[A-Z])/.test(name)) return '/api/config/config-theme';
  return /^(?:builderConfig|markdown)\b/.test(name)
    ? '/api/config/config-build'
    : '/api/config/config-basic';
}

/**
 * Returns the reference page that describes a name.
 *
 * @param facts the facts of the release, which name the module that exports a component or a type
 * @returns the route without language and base; undefined if there is no such page
 */
export function referencePage(area: string, name: string, facts: Facts): string | undefined {
  if (area === 'config') return configPage(name);
  if (area === 'props' || area === 'type-members') {
    const owner = name.split('.')[0] ?? '';
    const modules = ['runtime-exports', 'theme-exports', 'node-exports'];
    const module = modules.find((exports) => facts[exports]?.[owner]);
    return module && referencePage(module, name, facts);
  }
  if (area === 'theme-exports') return componentPage(name);
  const plugin = pluginOf(area);
  return plugin === undefined ? pages[area] : `/plugin/official-plugins/${plugin}`;
}

/** Returns the routes of all reference pages that describe a name. */
export const referencePages = (facts: Facts): string[] => [
  ...new Set(
    Object.entries(facts).flatMap(([area, names]) =>
      Object.keys(names).flatMap((name) => referencePage(area, name, facts) ?? []),
    ),
  ),
];
