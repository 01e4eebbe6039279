import { encodedPath, findAll, isElement, rewrite, text } from '@handbook/content';
import type { Element, ElementContent } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { mapUrls } from '../page-content/mapUrls.ts';

const html = unified().use(rehypeStringify);

/** What feed readers need; everything else is the site's own. */
const KEPT = new Set(['href', 'src', 'alt', 'colSpan', 'rowSpan', 'start', 'dateTime', 'lang']);

/**
 * Content of a page as HTML for feed readers: whole addresses, and no attribute that only this site understands.
 *
 * @param nodes as `pageContent` gives them; they are changed
 * @param address of the page they are on
 * @param origin of the site; empty where unknown
 */
export function feedContent(nodes: ElementContent[], address: string, origin: string): string {
  const root: Element = { type: 'element', tagName: 'div', properties: {}, children: nodes };
  mapUrls(root, (target) => {
    if (target.startsWith('#')) return address + target;
    return target.startsWith('/') ? origin + encodedPath(target) : target;
  });
  // Feed readers take controls out; the boxes of a task list say something.
  rewrite(root, (node) =>
    isElement(node, 'input') ? [text(node.properties.checked ? '☑' : '☐')] : undefined,
  );
  for (const node of findAll(root, () => true)) {
    for (const name of Object.keys(node.properties)) {
      if (!KEPT.has(name)) delete node.properties[name];
    }
  }
  const written = html.stringify({ type: 'root', children: root.children }).trim();
  // Code that shows XML would end the section of the feed that the content is written in.
  return written.replaceAll(']]>', ']]&gt;');
}

/** The nodes below each heading of the second level that has an id, by that id. */
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
