import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** The inline code of a page, which a policy has to allow by hash. */
export interface InlineCode {
  /** The scripts that a browser runs, without data blocks such as JSON-LD. */
  scripts: string[];
  /** The text of the style elements. */
  styles: string[];
  /** The policy in the document's own meta element. */
  policy?: string;
  /** Code that no hash allows, `on…` attributes and `javascript:` URLs: `onclick="…" of <a>`. */
  forbidden: string[];
}

/** With any other `type`, a script is a data block. */
const RUN = /^(module|importmap|speculationrules|(text|application)\/(javascript|ecmascript))?$/i;

const URL_ATTRIBUTES = new Set(['href', 'src', 'action', 'formaction', 'xlink:href']);

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

function readAttributes({ tagName, attrs }: Element, found: InlineCode): void {
  for (const { name, value } of attrs) {
    const isCode =
      name.startsWith('on') || (URL_ATTRIBUTES.has(name) && /^\s*javascript:/i.test(value));
    if (isCode) found.forbidden.push(`${name}="${value}" of <${tagName}>`);
  }
}

function visit(node: Node, found: InlineCode): void {
  if ('attrs' in node) {
    readAttributes(node, found);
    const attribute = (wanted: string) => node.attrs.find(({ name }) => name === wanted)?.value;
    if (node.tagName === 'style') found.styles.push(textOf(node));
    const isPolicy = /^content-security-policy$/i.test(attribute('http-equiv') ?? '');
    if (isPolicy) found.policy = attribute('content') ?? '';
    const runs = node.tagName === 'script' && RUN.test(attribute('type')?.trim() ?? '');
    if (runs && attribute('src') === undefined) found.scripts.push(textOf(node));
  }
  if ('content' in node) visit(node.content, found);
  if ('childNodes' in node) for (const child of node.childNodes) visit(child, found);
}

/** Finds the inline code of an HTML document. */
export function inlineCode(html: string): InlineCode {
  const found: InlineCode = { scripts: [], styles: [], forbidden: [] };
  visit(parse(html), found);
  return found;
}
