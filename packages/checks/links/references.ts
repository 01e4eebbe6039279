import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** One URL in a built file. */
export interface Reference {
  url: string;
  /** Whether the page links to the URL instead of loading it. */
  isLink: boolean;
  /** Whether the element declares the language of its target. */
  hasLanguage: boolean;
}

/** The ids and URLs of a built file. */
export interface Parsed {
  ids: Set<string>;
  references: Reference[];
}

const single = /^(?:href|src|poster|data|action)$/;

/** Reads the ids and URLs of a page. */
export function parseHtml(html: string): Parsed {
  const parsed: Parsed = { ids: new Set(), references: [] };
  const walk = (node: Node): void => {
    if ('tagName' in node) {
      const of = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value.trim()]));
      if (of.id) parsed.ids.add(of.id);
      const isLink =
        /^(?:a|area)$/.test(node.tagName) || /\b(?:canonical|alternate)\b/.test(of.rel ?? '');
      const add = (url: string) =>
        parsed.references.push({ url, isLink, hasLanguage: 'hreflang' in of });
      for (const [name, value] of Object.entries(of)) {
        if (single.test(name)) add(value);
        // The candidates of a set are separated by a comma and white space.
        if (name !== 'srcset') continue;
        for (const one of value.split(/,\s+/)) add(one.split(/\s/)[0] ?? '');
      }
      const target = of['http-equiv'] === 'refresh' && of.content?.match(/url=(.*)/i)?.[1];
      if (target) parsed.references.push({ url: target, isLink: true, hasLanguage: true });
    }
    if ('content' in node) walk(node.content);
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(html));
  return parsed;
}

/** Reads the URLs that a style sheet loads. */
export const parseCss = (css: string): Parsed => ({
  ids: new Set(),
  references: [...css.matchAll(/url\(\s*["']?([^)"']+)["']?\s*\)/g)].map(([, url = '']) => ({
    url,
    isLink: false,
    hasLanguage: false,
  })),
});
