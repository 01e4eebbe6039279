import GithubSlugger from 'github-slugger';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Page } from './pages.ts';

/** One Markdown heading as the site renders it. */
export interface Heading {
  depth: number;
  text: string;
  /** The anchor: written as `\{#id}` or made from the text. */
  id: string;
  line: number;
}

/** The headings of a page in order, with the ids the framework gives them. */
export function headingsOf(page: Page): Heading[] {
  const slugger = new GithubSlugger();
  const headings: Heading[] = [];
  visit(page.tree, 'heading', (node) => {
    const whole = textOf(node).trim();
    const explicit = whole.match(/\{#([^}]+)\}\s*$/);
    const text = explicit ? whole.slice(0, explicit.index).trim() : whole;
    const id = explicit?.[1] ?? slugger.slug(text);
    headings.push({ depth: node.depth, text, id, line: node.position?.start.line ?? 1 });
  });
  return headings;
}
