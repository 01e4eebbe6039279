import { element, isElement, text } from '@handbook/content';
import { isLanguage, type Lang, localePrefix } from '@handbook/content/address';
import { anchorOf, lineRoute, readSince, type SinceByEntry, translate } from '@handbook/releases';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Returns the language and route of a file: `docs/zh/api/commands.mdx` is `/api/commands` in `zh`. */
function pageOf(file: string): { lang: Lang; route: string } | undefined {
  const [, lang, path] = file.replaceAll('\\', '/').match(/\/docs\/([^/]+)\/(.+)\.mdx?$/) ?? [];
  return isLanguage(lang) && path
    ? { lang, route: `/${path.replace(/(^|\/)index$/, '$1')}` }
    : undefined;
}

const badge = (version: string, lang: Lang): Element =>
  element('a', [text(translate(lang, 'since', { version }))], {
    href: `${localePrefix(lang)}${lineRoute(version)}#${anchorOf(version)}`,
    className: ['since-badge'],
  });

const isHeading = (node: Element): boolean => /^h[2-6]$/.test(node.tagName);

interface Options {
  /** Reads the releases by entry. */
  since?: () => SinceByEntry;
}

/**
 * Rehype plugin: adds the release that introduced an option below its heading, or after its name in a table row. Runs
 * after `entryAnchors`, which sets the IDs of rows.
 */
export function sinceBadges({ since = readSince }: Options = {}) {
  return (tree: Root, file: { path?: string }) => {
    const page = pageOf(file.path ?? '');
    if (!page) return;
    const entries = since();
    visit(tree, 'element', (node, index, parent) => {
      const version = entries.get(`${page.route}#${node.properties.id ?? ''}`);
      if (version === undefined || !parent || index === undefined) return;
      const link = badge(version, page.lang);
      if (node.tagName === 'tr') {
        const cell = node.children.find((child) => isElement(child, 'td'));
        cell?.children.push(text(' '), link);
      }
      if (!isHeading(node)) return;
      parent.children.splice(index + 1, 0, element('p', [link], { className: ['since-line'] }));
      return index + 2;
    });
  };
}
