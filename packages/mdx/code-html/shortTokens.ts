import { isElement } from '@handbook/content';
import type { Element, ElementContent } from 'hast';

/** What the highlighter writes to colour a token by one of the theme's variables. */
const colored = /^color:var\(--shiki-(?:token-([\w-]+)|foreground)\)$/;

/** The class of a token's kind; an empty text for what has the colour of the block, undefined for what is no plain token. */
function kindOf(node: ElementContent): string | undefined {
  if (!isElement(node, 'span')) return undefined;
  const names = Object.keys(node.properties);
  if (names.length === 0) return '';
  if (names.join() !== 'style') return undefined;
  const match = colored.exec(String(node.properties.style));
  return match ? (match[1] ?? '') : undefined;
}

function shorten(nodes: readonly ElementContent[]): ElementContent[] {
  const short: ElementContent[] = [];
  let last: string | undefined;
  for (const node of nodes) {
    const kind = kindOf(node);
    if (kind === undefined || !isElement(node)) {
      if (isElement(node)) shortTokens(node);
      short.push(node);
      last = undefined;
      continue;
    }
    const before = short.at(-1);
    // The colour of the block needs no element, and neighbours of a kind need one.
    if (kind === '') short.push(...node.children);
    else if (kind === last && isElement(before)) before.children.push(...node.children);
    else {
      short.push({ ...node, properties: { class: `t-${kind}` } });
    }
    last = kind;
  }
  return short;
}

/**
 * Gives tokens a class instead of a style, and none to text of the block's own colour. `code.css` colours the classes. Their
 * names are short because a page has a thousand of them: a letter instead of five is 0.3 KB of the longest page, compressed.
 */
export function shortTokens(node: Element): void {
  node.children = shorten(node.children);
}
