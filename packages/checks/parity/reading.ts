import type { Page } from '@handbook/content';
import type { Nodes } from 'mdast';
import type { Item } from './item.ts';

/** An item of a node, whose line is by default the line of the node. */
type PickedItem = Omit<Item, 'line'> & { line?: number };

const phrasing = new Set(['paragraph', 'heading', 'tableCell']);

/**
 * Collects items in reading order, but sorts them within a paragraph, heading, or cell, because Chinese word order may
 * differ.
 *
 * @param pick the items of one node, which stay together
 */
export function inReadingOrder(pick: (node: Nodes) => PickedItem[]): (page: Page) => Item[] {
  const walk = (node: Nodes): Item[][] => {
    const own = pick(node).map((item): Item => ({ line: lineOf(node), ...item }));
    const inner = 'children' in node ? node.children.flatMap((child) => walk(child)) : [];
    if (phrasing.has(node.type)) inner.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    return own.length > 0 ? [own, ...inner] : inner;
  };
  return ({ tree }) => walk(tree).flat();
}

// Translated text must not affect the order.
const keyOf = (items: readonly Item[]) => items.map(({ strict }) => strict).join('\0');

/** The 1-based first line of a node. */
export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;
