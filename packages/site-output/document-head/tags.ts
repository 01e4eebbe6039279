import type { SitePage, SitePages } from '@handbook/content';
import type { RouteMeta, UserConfig } from '@rspress/core';

/** Escapes a string for an attribute in double quotes. */
export const attribute = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Returns a void element such as `<link rel="canonical" href="/">`. */
export const tag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${attribute(value)}"`)
    .join(' ')}>`;

/** Adds HTML to the head of each page. */
export function addHead(
  config: UserConfig,
  pages: SitePages,
  headOf: (page: SitePage) => string,
): UserConfig {
  const ofRoute = ({ routePath }: RouteMeta) => {
    const page = pages.at(routePath);
    return page ? headOf(page) : '';
  };
  return { ...config, head: [...(config.head ?? []), ofRoute] };
}
