import type { Code, PhrasingContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

/** Words and signs for a missing default. */
const nothing =
  /^(?:(?:none|no default|not set|unset|undefined|无|没有|未设置|不设置|不适用|n\/a|[-–—])(?:[;,.，；。（(].*)?|)$/is;

export type Value = PhrasingContent | Code;

/** Inline code, joined if only `|`, "or", or 或 separates it; otherwise the first one. */
function codeIn(nodes: readonly Value[]): string | undefined {
  const joined: string[] = [];
  for (const node of nodes) {
    if (node.type === 'code') return node.value.replace(/^(?:export )?type \w+ =\s*|;\s*$/g, '');
    if (node.type === 'inlineCode') joined.push(node.value);
    else if (joined.length > 0 && !/^\s*(?:\||or|或)?\s*$/.test(textOf(node))) break;
  }
  return joined.length > 0 ? joined.join(' | ') : undefined;
}

const plainText = (nodes: readonly Value[]): string =>
  nodes
    .map((node) => textOf(node))
    .join('')
    .trim();

/** Reads a type, without the words around it. */
export const typeIn = (nodes: readonly Value[]): string | undefined =>
  codeIn(nodes) ?? (plainText(nodes) || undefined);

/** A default as written on a page. */
export interface StatedDefault {
  /** A literal, words, or `null` for none. */
  default?: string | null;
  literals?: string[];
  isProse?: boolean;
}

/** Reads a default, which is a literal if it starts with inline code, and otherwise a description. */
export function defaultIn(nodes: readonly Value[]): StatedDefault {
  const text = plainText(nodes);
  if (nothing.test(text)) return { default: null };
  const first = nodes.find((node) => node.type !== 'text' || node.value.trim() !== '');
  const literal =
    first?.type === 'inlineCode' || first?.type === 'code' ? codeIn(nodes) : undefined;
  const literals = nodes.flatMap((node) => (node.type === 'inlineCode' ? node.value : []));
  return literal === undefined
    ? { default: text, literals, isProse: true }
    : { default: literal, literals };
}
