import type { Nodes, Root } from 'mdast';
import type { Item } from './item.ts';

const phrasing = new Set(['paragraph', 'heading', 'tableCell']);

/**
 * Collects items in reading order, but sorts them within a paragraph, heading, or cell, because Chinese word order may
 * differ.
 */
export function inReadingOrder(tree: Root, pick: (node: Nodes) => Item[]): Item[] {
  // The items of one node stay together.
  const walk = (node: Nodes): Item[][] => {
    const own = pick(node);
    const inner = 'children' in node ? node.children.flatMap((child) => walk(child)) : [];
    if (phrasing.has(node.type)) inner.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    return own.length > 0 ? [own, ...inner] : inner;
  };
  return walk(tree).flat();
}

// Translated text must not affect the order.
const keyOf = (items: readonly Item[]) => items.map(({ strict }) => strict).join('\0');

/** The 1-based first line of a node. */
export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;
