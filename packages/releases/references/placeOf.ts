import type { Facts } from '../records/release.ts';
import { componentPage } from './componentPages.ts';

/** The name of the official plugin that an area is about; undefined for the framework's own areas. */
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
  // A kind of item of the navigation bar or the sidebar goes by the name of its type.
  if (/^(?:themeConfig\b|[A-Z])/.test(name)) return '/api/config/config-theme';
  return /^(?:builderConfig|markdown)\b/.test(name)
    ? '/api/config/config-build'
    : '/api/config/config-basic';
}

/**
 * The page of the reference that answers for a name.
 *
 * @param facts everything that the release offers: it says which module exports a component or a type
 * @returns the route without language and base; undefined when no page does
 */
export function placeOf(area: string, name: string, facts: Facts): string | undefined {
  if (area === 'config') return configPage(name);
  if (area === 'props' || area === 'type-members') {
    const owner = name.split('.')[0] ?? '';
    const modules = ['runtime-exports', 'theme-exports', 'node-exports'];
    const module = modules.find((exports) => facts[exports]?.[owner]);
    return module && placeOf(module, name, facts);
  }
  if (area === 'theme-exports') return componentPage(name);
  const plugin = pluginOf(area);
  return plugin === undefined ? pages[area] : `/plugin/official-plugins/${plugin}`;
}

/** The routes of all pages that answer for something. */
export const placesOf = (facts: Facts): string[] => [
  ...new Set(
    Object.entries(facts).flatMap(([area, names]) =>
      Object.keys(names).flatMap((name) => placeOf(area, name, facts) ?? []),
    ),
  ),
];
