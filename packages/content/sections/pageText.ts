import GithubSlugger from 'github-slugger';
import type { Code, Heading, Nodes, Parents, Table } from 'mdast';
import { isReference } from '../entries/entryTables.ts';
import { headingsOf, readHeading } from '../pages/headings.ts';
import { entryRows } from './entryRows.ts';
import { type ReadFiles, readCodeFile, type SourceFile } from './sourceFile.ts';

/** A heading and the content below it. The first section, without ID, is the introduction. */
export interface RawSection {
  id: string;
  /** 0 for the introduction. */
  depth: number;
  heading: string;
  text: string[];
  code: string[];
  /** Whether the section is a table row of the reference. */
  isRow?: boolean;
}

/** Attributes of components that readers see or that assistive technology reads. */
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

/** Splits a page's text at its headings, including the text of fragments. */
export class PageText {
  readonly sections: RawSection[] = [{ id: '', depth: 0, heading: '', text: [], code: [] }];
  #line = '';
  #inSample = false;
  /** The section that text is added to. After a table whose rows are sections, it isn't the last one. */
  #section: RawSection = this.sections[0] as RawSection;
  /** The IDs of the current file. */
  #taken = new Set<string>();
  readonly #docs: string;
  readonly #read: ReadFiles;

  constructor(docs: string, read: ReadFiles) {
    this.#docs = docs;
    this.#read = read;
  }

  /** Adds the content of a file. */
  add(file: SourceFile): void {
    // IDs are unique in each file, because the framework compiles each file separately.
    this.#taken = new Set(headingsOf(file).map(({ id }) => id));
    this.#walk(file.tree, file, new GithubSlugger());
    this.#endLine();
  }

  #start(section: RawSection): void {
    this.sections.push(section);
    this.#section = section;
  }

  #endLine(): void {
    const line = this.#line
      // Marks of emphasis next to full-width punctuation, which the framework parses and plain Markdown doesn't.
      .replace(/\*\*|~~/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (line !== '' && line !== '|') this.#section.text.push(line);
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
    // Headings in samples count too, because later headings can't have the same ID.
    const id = own ?? slugger.slug(text);
    if (this.#inSample) this.#section.text.push(text);
    else this.#start({ id, depth: node.depth, heading: text, text: [], code: [] });
  }

  /** Starts a section for each row that describes an entry. */
  #table(table: Table, file: SourceFile, slugger: GithubSlugger): void {
    const parent = this.#section;
    const rows = entryRows(table, { id: parent.id, text: parent.heading }, this.#taken);
    if (rows.length === 0) this.#children(table, file, slugger);
    for (const [index, row] of rows.entries()) {
      if (!row) {
        this.#section = parent;
        const plain = table.children[index + 1];
        if (plain) this.#walk(plain, file, slugger);
        continue;
      }
      const depth = Math.min(6, parent.depth + 1);
      this.#start({ id: row.id, depth, heading: row.name, text: [], code: [], isRow: true });
      for (const cell of row.cells) this.#walk(cell, file, slugger);
      this.#line = this.#line.slice(0, -CELL.length);
      this.#endLine();
    }
    this.#section = parent;
  }

  #element(node: JsxElement, file: SourceFile, slugger: GithubSlugger): void {
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || !VISIBLE.has(attribute.name)) continue;
      if (typeof attribute.value === 'string') this.#line += ` ${attribute.value} `;
    }
    if (node.type === 'mdxJsxFlowElement') this.#endLine();
    const fragment = node.name === null ? undefined : file.fragments.get(node.name);
    const outside = this.#inSample;
    // Headings in the result of a sample don't start a section.
    this.#inSample ||= node.name === 'Result';
    if (fragment) this.#walk(fragment.tree, fragment, new GithubSlugger());
    else this.#children(node, file, slugger);
    this.#inSample = outside;
  }

  /** Adds the title of a container. MDX parses `{title="…"}` of `:::tip` as an expression. */
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
    this.#section.code.push(...kept.filter(Boolean));
  }
}

/** Removes the marks of containers and alerts, and keeps their titles. */
const withoutMarkers = (text: string): string =>
  text
    .replace(/(^|\n)[^\S\n]*:::+[^\S\n]*(?:\w+)?/g, '$1')
    .replace(/\{\s*title=["']?(.+?)["']?\s*\}/g, ' $1\n')
    .replace(/^\s*\[!\w+\]/, '');
