import { encodedPath, findAll, isElement, rewrite, text } from '@handbook/content';
import type { Element, ElementContent } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { mapUrls } from '../page-content/mapUrls.ts';

const html = unified().use(rehypeStringify);

/** The attributes that feed readers need. */
const ATTRIBUTES = new Set([
  'href',
  'src',
  'alt',
  'colSpan',
  'rowSpan',
  'start',
  'dateTime',
  'lang',
]);

/**
 * Returns content of a page as HTML for feed readers, with absolute URLs and without this site's attributes.
 *
 * @param nodes from `pageContent`; modified in place
 * @param url the URL of their page
 * @param origin the origin of the site; empty if unknown
 */
export function feedContent(nodes: ElementContent[], url: string, origin: string): string {
  const root: Element = { type: 'element', tagName: 'div', properties: {}, children: nodes };
  mapUrls(root, (target) => {
    if (target.startsWith('#')) return url + target;
    return target.startsWith('/') ? origin + encodedPath(target) : target;
  });
  // Feed readers remove form controls, including the checkboxes of a task list.
  rewrite(root, (node) =>
    isElement(node, 'input') ? [text(node.properties.checked ? '☑' : '☐')] : undefined,
  );
  for (const node of findAll(root, () => true)) {
    for (const name of Object.keys(node.properties)) {
      if (!ATTRIBUTES.has(name)) delete node.properties[name];
    }
  }
  const written = html.stringify({ type: 'root', children: root.children }).trim();
  // The feed's CDATA section ends at this sequence.
  return written.replaceAll(']]>', ']]&gt;');
}

/** Returns the nodes below each second-level heading, by the heading's ID. */
export function sections(
  content: Element,
): Map<string, { title: string; nodes: ElementContent[] }> {
  const found = new Map<string, { title: string; nodes: ElementContent[] }>();
  const [first] = findAll(content, ({ tagName }) => tagName === 'h2');
  const holder =
    findAll(content, ({ children }) => children.includes(first as Element))[0] ?? content;
  let id: string | undefined;
  for (const node of holder.children) {
    if (isElement(node, 'h2')) {
      id = typeof node.properties.id === 'string' ? node.properties.id : undefined;
      const [text] = node.children.filter(({ type }) => type === 'text');
      const title = text?.type === 'text' ? text.value.trim() : '';
      if (id !== undefined) found.set(id, { title, nodes: [] });
    } else if (id !== undefined) found.get(id)?.nodes.push(node);
  }
  return found;
}
