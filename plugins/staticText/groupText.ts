import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ElementContent, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { type Content, isJsx, isStatic, type Jsx } from './isStatic.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The name under which pages know the component (`theme/mdx/mdxComponents.tsx`). */
const COMPONENT = 'StaticText';

/** What is part of a line, and stays with the rest of it. */
const inline = new Set([
  'a',
  'b',
  'br',
  'code',
  'del',
  'em',
  'i',
  'input',
  'kbd',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
]);

/** Text of less letters costs more as a group than it saves. */
const WORTH = 12;

/** What passes on what stands in it, so that the parts of it can be groups. */
const transparent = new Set([
  'Result',
  'Tab',
  '$$$callout$$$',
  'blockquote',
  'li',
  'div',
  'section',
]);
/** What has items, and the items content. */
const lists = new Set(['ol', 'ul']);

const nameOf = (node: Content): string =>
  node.type === 'element' ? node.tagName : isJsx(node) ? (node.name ?? '') : '';

const lengthOf = (node: Content): number =>
  'value' in node
    ? node.value.trim().length
    : 'children' in node
      ? (node.children as Content[]).reduce((sum, child) => sum + lengthOf(child), 0)
      : 0;

/** Highlighted code, as `plugins/codeHtml` leaves it: an element with its HTML. */
const isCode = (node: Content): node is Jsx =>
  isJsx(node) &&
  node.name === 'code' &&
  node.attributes.some((it) => 'name' in it && it.name === 'dangerouslySetInnerHTML');

/** The file of a page. */
interface PageFile {
  path?: string;
  value: unknown;
}

/** The same on every machine, another one for another page or text. */
const nameOfPage = (file: PageFile): string =>
  createHash('sha256')
    .update(relative(root, file.path ?? ''))
    .update(String(file.value))
    .digest('hex')
    .slice(0, 5);

class Groups {
  readonly #page: string;
  #count = 0;

  constructor(page: string) {
    this.#page = page;
  }

  /** The content of a node, with what can be a group in one. */
  inside(children: readonly Content[]): Content[] {
    const made: Content[] = [];
    let run: Content[] = [];
    const end = () => {
      const hasBlock = run.some((node) => nameOf(node) && !inline.has(nameOf(node)));
      const isWorth = hasBlock && run.reduce((sum, node) => sum + lengthOf(node), 0) >= WORTH;
      made.push(...(isWorth ? [this.#group(run)] : run));
      run = [];
    };
    for (const child of children) {
      if (isStatic(child)) run.push(child);
      else {
        end();
        made.push(this.#changed(child));
      }
    }
    end();
    return made;
  }

  #changed(node: Content): Content {
    const name = nameOf(node);
    if (!('children' in node)) return node;
    const children = node.children as Content[];
    // The highlighter leaves a root around its code.
    const isRoot = (node.type as string) === 'root';
    if (isCode(node)) {
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'as', value: 'code' }, this.#id());
      node.name = COMPONENT;
    } else if (isRoot || name === 'pre' || lists.has(name)) {
      node.children = children.map((it) => this.#changed(it)) as typeof node.children;
    } else if (transparent.has(name)) {
      node.children = this.inside(children) as typeof node.children;
    }
    return node;
  }

  #group(children: Content[]): MdxJsxFlowElementHast & ElementContent {
    return {
      type: 'mdxJsxFlowElement',
      name: COMPONENT,
      attributes: [this.#id()],
      children: children as MdxJsxFlowElementHast['children'],
    } as MdxJsxFlowElementHast & ElementContent;
  }

  #id(): MdxJsxFlowElementHast['attributes'][number] {
    const value = `${this.#page}-${this.#count++}`;
    return { type: 'mdxJsxAttribute', name: 'id', value };
  }
}

/**
 * Rehype plugin, the last of all: puts what is the same in every browser into groups, which React can leave as they were
 * built. Text that pages share has no group, since it belongs to no page.
 */
export function groupText() {
  return (tree: Root, file: PageFile) => {
    if (/[\\/]fragments[\\/]/.test(file.path ?? '')) return;
    tree.children = new Groups(nameOfPage(file)).inside(tree.children) as Root['children'];
  };
}
