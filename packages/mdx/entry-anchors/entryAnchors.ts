import {
  element,
  entryId,
  findAll,
  type HeadingAbove,
  isElement,
  isEntryTable,
  isReference,
  onlyName,
  textOf,
} from '@handbook/content';
import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

const isHeading = (node: Element): boolean => /^h[1-6]$/.test(node.tagName);

/** Returns a heading's text without the `#` link that the framework adds. */
const headingText = (node: Element): string =>
  node.children
    .filter((child) => !isElement(child, 'a'))
    .map(textOf)
    .join('')
    .trim();

const nameIn = (cell: Element): string | undefined =>
  onlyName(
    cell.children.map((child) => ({
      text: textOf(child),
      isCode: isElement(child, 'code'),
      isPlain: child.type === 'text',
    })),
  );

/**
 * Rehype plugin for reference pages: sets an ID on each table row that describes an option, and links the option's
 * name to its row.
 */
export function entryAnchors() {
  return (tree: Root, file: { path?: string }) => {
    if (!isReference(file.path ?? '')) return;
    const taken = new Set(findAll(tree, ({ properties }) => 'id' in properties).map(idOf));
    let above: HeadingAbove | undefined;
    visit(tree, (node) => {
      // The output of a sample doesn't describe options.
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Result') return SKIP;
      if (node.type !== 'element') return;
      if (isHeading(node)) {
        above = { id: idOf(node), text: headingText(node) };
        return SKIP;
      }
      if (node.tagName !== 'table') return;
      const headers = findAll(node, (it) => isElement(it, 'th')).map(textOf);
      const rows = findAll(node, (it) => isElement(it, 'tr')).flatMap((row) => {
        const cell = row.children.find((it) => isElement(it, 'td'));
        return cell ? [{ row, cell, name: nameIn(cell) }] : [];
      });
      const names = rows.map(({ name }) => name);
      if (!isEntryTable(headers, names)) return SKIP;
      for (const { row, cell, name } of rows) {
        const code = cell.children.find((child) => isElement(child));
        const id = name && entryId(name, above, taken);
        if (!code || !id) continue;
        taken.add(id);
        row.properties.id = id;
        const link = element('a', [code], { href: `#${id}`, className: ['entry-link'] });
        cell.children[cell.children.indexOf(code)] = link;
      }
      return SKIP;
    });
  };
}

const idOf = (node: Element): string => String(node.properties.id ?? '');
