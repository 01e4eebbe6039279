import GithubSlugger from 'github-slugger';
import type { Code, Heading, Nodes, Parents, Table } from 'mdast';
import { isReference } from '../entries/namesEntries.ts';
import { headingsOf, readHeading } from '../pages/headings.ts';
import { entryRows } from './entryRows.ts';
import { type ReadFiles, readCodeFile, type SourceFile } from './sourceFile.ts';

/** A heading of the page and what stands below it; the first one, without id, is the introduction. */
export interface Piece {
  id: string;
  /** Zero for what comes before the first heading. */
  depth: number;
  heading: string;
  text: string[];
  code: string[];
  /** The piece is a row of a table of the reference. */
  isRow?: boolean;
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

/** Components that show what a sample looks like: a heading in there is a part of the sample, not of the page. */
const SAMPLES = new Set(['Result']);

const CELL = ' | ';

type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

const isElement = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Collects a page's text at each of its headings, with the parts that it includes. */
export class PageText {
  readonly pieces: Piece[] = [{ id: '', depth: 0, heading: '', text: [], code: [] }];
  #line = '';
  #inSample = false;
  /** The piece that text belongs to now; not the last one below a table whose rows are pieces. */
  #piece: Piece = this.pieces[0] as Piece;
  /** Ids of the file that is read now. */
  #taken = new Set<string>();
  readonly #docs: string;
  readonly #read: ReadFiles;

  constructor(docs: string, read: ReadFiles) {
    this.#docs = docs;
    this.#read = read;
  }

  /** Adds a whole file at the end. */
  add(file: SourceFile): void {
    // Each file makes its own ids unique, as each is a module of its own.
    this.#taken = new Set(headingsOf(file).map(({ id }) => id));
    this.#walk(file.tree, file, new GithubSlugger());
    this.#endLine();
  }

  #start(piece: Piece): void {
    this.pieces.push(piece);
    this.#piece = piece;
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
      this.#heading(node, slugger);
    } else if (node.type === 'table' && !this.#inSample && isReference(file.path))
      this.#table(node, file, slugger);
    else if (node.type === 'code') this.#code(node, file);
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

  #heading(node: Heading, slugger: GithubSlugger): void {
    const { text, id: own } = readHeading(node);
    // Also for a sample's, which takes the id away from later ones.
    const id = own ?? slugger.slug(text);
    if (this.#inSample) this.#piece.text.push(text);
    else this.#start({ id, depth: node.depth, heading: text, text: [], code: [] });
  }

  /** In the reference a row that names an entry is a piece of its own. */
  #table(table: Table, file: SourceFile, slugger: GithubSlugger): void {
    const around = this.#piece;
    const rows = entryRows(table, { id: around.id, text: around.heading }, this.#taken);
    if (rows.length === 0) this.#children(table, file, slugger);
    for (const [index, row] of rows.entries()) {
      if (!row) {
        this.#piece = around;
        const plain = table.children[index + 1];
        if (plain) this.#walk(plain, file, slugger);
        continue;
      }
      const depth = Math.min(6, around.depth + 1);
      this.#start({ id: row.id, depth, heading: row.name, text: [], code: [], isRow: true });
      for (const cell of row.cells) this.#walk(cell, file, slugger);
      this.#line = this.#line.slice(0, -CELL.length);
      this.#endLine();
    }
    this.#piece = around;
  }

  #element(node: JsxElement, file: SourceFile, slugger: GithubSlugger): void {
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || !VISIBLE.has(attribute.name)) continue;
      if (typeof attribute.value === 'string') this.#line += ` ${attribute.value} `;
    }
    if (node.type === 'mdxJsxFlowElement') this.#endLine();
    const part = node.name === null ? undefined : file.parts.get(node.name);
    const outside = this.#inSample;
    this.#inSample ||= SAMPLES.has(node.name ?? '');
    if (part) this.#walk(part.tree, part, new GithubSlugger());
    else this.#children(node, file, slugger);
    this.#inSample = outside;
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
