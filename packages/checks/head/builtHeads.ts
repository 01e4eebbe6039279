import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages, outFolder } from '@handbook/content/files';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** One tag of a head. */
export interface HeadTag {
  name: string;
  attributes: Readonly<Record<string, string | undefined>>;
  text: string;
}

type Parent = DefaultTreeAdapterTypes.ParentNode;

const elementsIn = (parent: Parent | undefined): DefaultTreeAdapterTypes.Element[] =>
  parent?.childNodes.filter((node) => 'tagName' in node) ?? [];

/** Reads the tags in the head of a page. */
export function readHead(html: string): HeadTag[] {
  const [root] = elementsIn(parse(html.slice(0, html.indexOf('</head>'))));
  const [head] = elementsIn(root);
  return elementsIn(head).map(({ tagName, attrs, childNodes }) => ({
    name: tagName,
    attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
    text: childNodes.map((node) => ('value' in node ? node.value : '')).join(''),
  }));
}

/** The text of every built page that readers can find, without error pages and pages that only redirect. */
export const readBuiltPages = (): Map<string, string> =>
  new Map(
    builtPages()
      .filter((file) => !file.endsWith('404.html'))
      .map((file): [string, string] => [file, readFileSync(join(outFolder, file), 'utf8')])
      .filter(([, html]) => !/<meta [^>]*http-equiv="?refresh/i.test(html)),
  );
