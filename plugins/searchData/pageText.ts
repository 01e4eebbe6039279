import GithubSlugger from 'github-slugger';
import type { Code, Nodes, Parents } from 'mdast';
import { readHeading } from './headingText.ts';
import { type ReadFiles, readCodeFile, type SourceFile } from './sourceFile.ts';

/** A heading of the page and what stands below it; the first one, without id, is the introduction. */
export interface Piece {
  id: string;
  /** Zero for what comes before the first heading. */
  depth: number;
  heading: string;
  text: string[];
  code: string[];
}

/** Attributes of components that readers see or hear. */
const VISIBLE = new Set([
  ...['label', 'title', 'alt', 'text', 'description', 'caption', 'summary', 'details'],
  ...['heading', 'name', 'tagline', 'message'],
]);

const INVISIBLE = new Set([
  'yaml',
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
  'definition',
  'html',
]);
const BLOCKS = new Set([
  'paragraph',
  'listItem',
  'tableRow',
  'mdxJsxFlowElement',
  'footnoteDefinition',
]);

const CELL = ' | ';

type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

const isElement = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Collects a page's text at each of its headings, with the parts that it includes. */
export class PageText {
  readonly pieces: Piece[] = [{ id: '', depth: 0, heading: '', text: [], code: [] }];
  #line = '';
  readonly #docs: string;
  readonly #read: ReadFiles;

  constructor(docs: string, read: ReadFiles) {
    this.#docs = docs;
    this.#read = read;
  }

  /** Adds a whole file at the end. */
  add(file: SourceFile): void {
    // Each file makes its own ids unique, as each is a module of its own.
    this.#walk(file.tree, file, new GithubSlugger());
    this.#endLine();
  }

  get #piece(): Piece {
    return this.pieces.at(-1) as Piece;
  }

  #endLine(): void {
    const line = this.#line
      // What is left of emphasis next to full-width marks, which the framework understands and plain Markdown does not.
      .replace(/\*\*|~~/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (line !== '' && line !== '|') this.#piece.text.push(line);
    this.#line = '';
  }

  #children(node: Parents, file: SourceFile, slugger: GithubSlugger): void {
    for (const child of node.children) this.#walk(child, file, slugger);
  }

  #walk(node: Nodes, file: SourceFile, slugger: GithubSlugger): void {
    if (INVISIBLE.has(node.type)) {
      this.#title(node);
      return;
    }
    const block = BLOCKS.has(node.type);
    if (block) this.#endLine();
    if (node.type === 'heading') {
      this.#endLine();
      const { text, id } = readHeading(node);
      this.pieces.push({
        id: id ?? slugger.slug(text),
        depth: node.depth,
        heading: text,
        text: [],
        code: [],
      });
    } else if (node.type === 'code') this.#code(node, file);
    else if (node.type === 'text') this.#line += withoutMarkers(node.value);
    else if (node.type === 'inlineCode') this.#line += node.value;
    else if (node.type === 'break') this.#line += ' ';
    else if (node.type === 'image' || node.type === 'imageReference')
      this.#line += ` ${node.alt ?? ''} `;
    else if (isElement(node)) this.#element(node, file, slugger);
    else if ('children' in node) this.#children(node, file, slugger);
    if (node.type === 'tableCell') this.#line += CELL;
    if (node.type === 'tableRow') this.#line = this.#line.slice(0, -CELL.length);
    if (block) this.#endLine();
  }

  #element(node: JsxElement, file: SourceFile, slugger: GithubSlugger): void {
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || !VISIBLE.has(attribute.name)) continue;
      if (typeof attribute.value === 'string') this.#line += ` ${attribute.value} `;
    }
    if (node.type === 'mdxJsxFlowElement') this.#endLine();
    const part = node.name === null ? undefined : file.parts.get(node.name);
    if (part) this.#walk(part.tree, part, new GithubSlugger());
    else this.#children(node, file, slugger);
  }

  /** The title of a container, `:::tip{title="…"}`, reads as an expression in MDX. */
  #title(node: Nodes): void {
    if (node.type !== 'mdxTextExpression') return;
    const [, title] = node.value.match(/^\s*title=["']?(.+?)["']?\s*$/) ?? [];
    if (title !== undefined) this.#line += ` ${title}\n`;
  }

  #code(node: Code, file: SourceFile): void {
    this.#endLine();
    const [, shown] = node.meta?.match(/(?:^|\s)file=["'`]?([^"'`\s]+)/) ?? [];
    const [, title] = node.meta?.match(/(?:^|\s)title=["']([^"']+)/) ?? [];
    const code =
      shown === undefined ? node.value : readCodeFile(shown, file.path, this.#docs, this.#read);
    const lines = code
      .replace(/(?:\/\/|\/\*|#|<!--)\s*\[!code[^\]\n]*\]\s*(?:\*\/|-->)?/g, '')
      .split('\n');
    const kept = [title ?? '', ...lines].map((line) => line.trim().replace(/\s+/g, ' '));
    this.#piece.code.push(...kept.filter(Boolean));
  }
}

/** Text without the marks of containers and alerts; their titles stay. */
const withoutMarkers = (text: string): string =>
  text
    .replace(/(^|\n)[^\S\n]*:::+[^\S\n]*(?:\w+)?/g, '$1')
    .replace(/\{\s*title=["']?(.+?)["']?\s*\}/g, ' $1\n')
    .replace(/^\s*\[!\w+\]/, '');
