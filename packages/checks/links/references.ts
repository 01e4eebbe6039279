import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** One URL in a built document. */
export interface Reference {
  tag: string;
  /** As written, entities decoded. */
  url: string;
  /** `rel` of links; empty when absent. */
  rel: string;
  /** The language that the element declares for its target. */
  hreflang?: string;
}

/** The parts of a built HTML page that the rule needs. */
export interface ParsedHtml {
  lang: string;
  /** Every id that a fragment can refer to. */
  ids: Set<string>;
  references: Reference[];
}

const plain = new Set(['href', 'xlink:href', 'src', 'poster', 'action', 'formaction']);
const sets = new Set(['srcset', 'imagesrcset']);
const pictures = /^(og|twitter):(image|url)(?!:(alt|type|width|height)$)/;

const candidates = (srcset: string) =>
  srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

const plainOn = (tag: string, name: string): boolean =>
  plain.has(name) || (tag === 'object' && name === 'data');

function urlsOf(element: Element): string[] {
  if (element.tagName === 'meta') {
    const name = attribute(element, 'property') ?? attribute(element, 'name') ?? '';
    return pictures.test(name) ? [attribute(element, 'content') ?? ''] : [];
  }
  return element.attrs.flatMap(({ name, prefix, value }) => {
    const full = prefix ? `${prefix}:${name}` : name;
    if (sets.has(full)) return candidates(value);
    return plainOn(element.tagName, full) ? [value.trim()] : [];
  });
}

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attr) => attr.name === name)?.value;

/** Reads the language, the ids, and the URLs of an HTML document. */
export function parseHtml(html: string): ParsedHtml {
  const parsed: ParsedHtml = { lang: '', ids: new Set(), references: [] };
  const walk = (node: Node): void => {
    if ('tagName' in node) {
      const value = (name: string) => attribute(node, name);
      if (node.tagName === 'html') parsed.lang = value('lang') ?? '';
      const id = value('id') ?? (node.tagName === 'a' ? value('name') : undefined);
      if (id) parsed.ids.add(id);
      for (const url of urlsOf(node)) {
        parsed.references.push({
          tag: node.tagName,
          url,
          rel: value('rel') ?? '',
          hreflang: value('hreflang'),
        });
      }
    }
    if ('content' in node) walk(node.content);
    if ('childNodes' in node) for (const child of node.childNodes) walk(child);
  };
  walk(parse(html));
  return parsed;
}

/** The URLs that a style sheet loads. */
export const styleReferences = (css: string): Reference[] =>
  [...css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)'"\s]*))\s*\)/g)]
    .map(([, double, single, bare]) => double ?? single ?? bare ?? '')
    .map((url) => ({ tag: 'style', url, rel: '' }));
