import { entryId, type HeadingAbove, isReference, namesEntries, onlyName } from '@handbook/content';
import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

const textOf = (node: Element | ElementContent): string =>
  node.type === 'text'
    ? node.value
    : 'children' in node
      ? node.children.map((child) => textOf(child as ElementContent)).join('')
      : '';

const elements = (node: Element, tag: string): Element[] =>
  node.children.flatMap((child) =>
    child.type !== 'element' ? [] : child.tagName === tag ? [child] : elements(child, tag),
  );

const isHeading = (node: Element): boolean => /^h[1-6]$/.test(node.tagName);

function collectIds(tree: Root): Set<string> {
  const ids = new Set<string>();
  visit(tree, 'element', (node) => {
    if (typeof node.properties.id === 'string') ids.add(node.properties.id);
  });
  return ids;
}

/** The heading's text without the `#` link that the framework puts into it. */
const headingText = (node: Element): string =>
  node.children
    .filter((child) => !(child.type === 'element' && child.tagName === 'a'))
    .map(textOf)
    .join('')
    .trim();

/**
 * Rehype plugin: gives each row of a table of entries an id and makes its name a link to it, so that an option
 * in a table can be pointed at like one with a heading. Only on pages of the reference.
 */
export function entryAnchors() {
  return (tree: Root, file: { path?: string }) => {
    if (!isReference(file.path ?? '')) return;
    const taken = collectIds(tree);
    let above: HeadingAbove | undefined;
    visit(tree, (node) => {
      // What a sample shows are no entries of the page.
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Result') return SKIP;
      if (node.type !== 'element') return;
      if (isHeading(node)) {
        above = { id: String(node.properties.id ?? ''), text: headingText(node) };
        return SKIP;
      }
      if (node.tagName !== 'table') return;
      const headers = elements(node, 'th').map(textOf);
      const rows = elements(node, 'tr').filter((row) => elements(row, 'td').length > 0);
      const cells = rows.flatMap((row) => elements(row, 'td').slice(0, 1));
      if (!namesEntries(headers, cells.map(nameIn))) return SKIP;
      for (const [index, cell] of cells.entries()) {
        const code = cell.children.find((child) => child.type === 'element');
        const name = nameIn(cell);
        const row = rows[index];
        if (!row || !name || code?.type !== 'element') continue;
        const id = entryId(name, above, taken);
        if (!id) continue;
        taken.add(id);
        row.properties.id = id;
        cell.children[cell.children.indexOf(code)] = {
          type: 'element',
          tagName: 'a',
          properties: { href: `#${id}`, className: ['entry-link'] },
          children: [code],
        };
      }
      return SKIP;
    });
  };
}

const nameIn = (cell: Element): string | undefined =>
  onlyName(
    cell.children.map((it) => ({
      text: textOf(it),
      isCode: it.type === 'element' && it.tagName === 'code',
      isPlain: it.type === 'text',
    })),
  );
