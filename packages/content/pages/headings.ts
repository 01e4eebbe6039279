import GithubSlugger from 'github-slugger';
import type * as mdast from 'mdast';
import { visit } from 'unist-util-visit';

/** One Markdown heading as the site renders it. */
interface Heading {
  depth: number;
  text: string;
  /** The ID, written as `\{#id}` or generated from the text. */
  id: string;
  line: number;
}

/** The headings of a page in order, with the IDs that the framework gives them. */
export function headingsOf({ tree }: { tree: mdast.Root }): Heading[] {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  visit(tree, 'heading', (node) => {
    const { text, id = slugger.slug(text) } = readHeading(node);
    headings.push({ depth: node.depth, text, id, line: node.position?.start.line ?? 1 });
  });
  return headings;
}

/** The text of a heading, and its ID if one is written after the text. */
export function readHeading(node: mdast.Heading): { text: string; id: string | undefined } {
  const whole = node.children.map(textOf).join('');
  const [, id] = whole.match(ID) ?? [];
  return { text: whole.replace(ID, '').replace(/\s+/g, ' ').trim(), id };
}

const ID = /\s*\\?\{#([^}]*)\}\s*/;

/** The framework leaves components and expressions out of a heading's text and ID. */
function textOf(node: mdast.PhrasingContent): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'mdxJsxTextElement' || !('children' in node)) return '';
  return node.children.map(textOf).join('');
}
