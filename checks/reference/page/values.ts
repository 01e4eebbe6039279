import type { Code, PhrasingContent, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

/** Words and signs for "there is no default". */
const nothing =
  /^(?:none|no default|not set|unset|undefined|无|没有|未设置|不适用|n\/a|[-–—]|)[.。]?$/i;

type Value = PhrasingContent | Code;

/** Code spans joined when only `|`, "or" or 或 stands between them; else the first one. */
function codeIn(nodes: readonly Value[]): string | undefined {
  const joined: string[] = [];
  for (const node of nodes) {
    if (node.type === 'code') return node.value.replace(/^(?:export )?type \w+ =\s*|;\s*$/g, '');
    if (node.type === 'inlineCode') joined.push(node.value);
    else if (joined.length > 0 && !/^\s*(?:\||or|或)?\s*$/.test(textOf(node))) break;
  }
  return joined.length > 0 ? joined.join(' | ') : undefined;
}

/** A type as written, without the words around it. */
export const typeIn = (nodes: readonly Value[]): string | undefined =>
  codeIn(nodes) ??
  (nodes
    .map((node) => textOf(node))
    .join('')
    .trim() ||
    undefined);

/** A default as written: a literal, words, or `null` for none. */
export function defaultIn(nodes: readonly Value[]): { default: string | null; isProse?: boolean } {
  const text = nodes
    .map((node) => textOf(node))
    .join('')
    .trim();
  if (nothing.test(text)) return { default: null };
  const first = nodes.find((node) => node.type !== 'text' || node.value.trim() !== '');
  const literal =
    first?.type === 'inlineCode' || first?.type === 'code' ? codeIn(nodes) : undefined;
  return literal === undefined ? { default: text, isProse: true } : { default: literal };
}

/** Nodes that carry a value below a list item or a cell. */
export const isValue = (node: RootContent): node is Value => node.type !== 'list';
