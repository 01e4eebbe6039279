import { localePrefix } from '@handbook/content/address';
import {
  anchorOf,
  type Lang,
  lineRoute,
  readSince,
  type SinceByEntry,
  textOf,
} from '@handbook/releases';
import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** The language and the route of a page's file: `docs/zh/api/commands.mdx` is `/api/commands` in `zh`. */
function placeOf(file: string): { lang: Lang; route: string } | undefined {
  const [, lang, path] = file.replaceAll('\\', '/').match(/\/docs\/(en|zh)\/(.+)\.mdx?$/) ?? [];
  return (lang === 'en' || lang === 'zh') && path
    ? { lang, route: `/${path.replace(/(^|\/)index$/, '$1')}` }
    : undefined;
}

function badge(version: string, lang: Lang): Element {
  return {
    type: 'element',
    tagName: 'a',
    properties: {
      href: `${localePrefix(lang)}${lineRoute(version)}#${anchorOf(version)}`,
      className: ['since-badge'],
    },
    children: [{ type: 'text', value: textOf(lang, 'since', { version }) }],
  };
}

const isHeading = (node: Element): boolean => /^h[2-6]$/.test(node.tagName);

const firstCell = (row: Element): Element | undefined =>
  row.children.find((it): it is Element => it.type === 'element' && it.tagName === 'td');

interface Options {
  /** The releases by page and entry; those that are recorded unless a test gives others. */
  since?: () => SinceByEntry;
}

/**
 * Rehype plugin: says below the heading of an entry of the reference, and behind the name in a row, since which release
 * it is there, with a link to that release. It comes after the plugin that gives the rows their ids.
 */
export function sinceBadges({ since = readSince }: Options = {}) {
  return (tree: Root, file: { path?: string }) => {
    const place = placeOf(file.path ?? '');
    const entries = place && since().get(place.route);
    if (!place || !entries || entries.size === 0) return;
    visit(tree, 'element', (node, index, parent) => {
      const version = entries.get(String(node.properties.id ?? ''));
      if (version === undefined || !parent || index === undefined) return;
      const link = badge(version, place.lang);
      if (node.tagName === 'tr') firstCell(node)?.children.push({ type: 'text', value: ' ' }, link);
      if (!isHeading(node)) return;
      const line: ElementContent = {
        type: 'element',
        tagName: 'p',
        properties: { className: ['since-line'] },
        children: [link],
      };
      parent.children.splice(index + 1, 0, line);
      return index + 2;
    });
  };
}
