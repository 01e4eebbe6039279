import type { Nodes, Root } from 'mdast';
import type { Item } from './item.ts';

const phrasing = new Set(['paragraph', 'heading', 'tableCell']);

/**
 * Collects items in reading order, except that within one sentence, heading or cell they are
 * sorted: Chinese word order may move two links past each other.
 */
export function inReadingOrder(tree: Root, pick: (node: Nodes) => Item[]): Item[] {
  // What one node yields stays together.
  const walk = (node: Nodes): Item[][] => {
    const own = pick(node);
    const inner = 'children' in node ? node.children.flatMap((child) => walk(child)) : [];
    if (phrasing.has(node.type)) inner.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    return own.length > 0 ? [own, ...inner] : inner;
  };
  return walk(tree).flat();
}

// What may be translated must not decide the order.
const keyOf = (items: readonly Item[]) => items.map(({ strict }) => strict).join('\0');

/** The 1-based line a node starts at. */
export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;
