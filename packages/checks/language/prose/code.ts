import { join } from 'node:path';
import { filesOf } from '@handbook/content';
import { readText } from '@handbook/content/files';
import { parse as parseCss } from 'postcss';
import ts from 'typescript';
import { placeOf } from '../../lib/placeOf.ts';
import type { Problem } from '../../lib/problem.ts';
import { codeLeftOut } from '../data/codeLeftOut.ts';
import type { Piece } from './piece.ts';

/** The code of the site and of its tools, without generated files. */
const codeFiles = '**/*.{ts,tsx,mjs,css}';
const notOurs = ['**/node_modules/**', 'doc_build/**', 'docs/**', 'examples/**', 'test-results/**'];

/** Reads the comments, messages, and test names of all code. */
export const codePieces = (root: string): Piece[] =>
  filesOf(codeFiles, root, [...notOurs, ...codeLeftOut.map(({ files }) => files)]).flatMap((file) =>
    piecesOfCode(file, readText(join(root, file))),
  );

const exclusionsFile = 'packages/checks/language/data/codeLeftOut.ts';

/** Finds exclusions that match no file. */
export const unusedExclusions = (root: string): Problem[] =>
  codeLeftOut
    .filter(({ files }) => filesOf(files, root).length === 0)
    .map(({ files }) => ({
      ...placeOf(exclusionsFile, files),
      message: `No file matches the exclusion ${files}.`,
      fix: 'Remove the entry.',
    }));

/** Reads the prose in one code file: comments, and strings of several words. */
export const piecesOfCode = (file: string, source: string): Piece[] =>
  file.endsWith('.css') ? piecesOfCss(file, source) : piecesOfScript(file, source);

function piecesOfScript(file: string, source: string): Piece[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const pieces: Piece[] = [];
  const add = (start: number, text: string) => {
    const line = tree.getLineAndCharacterOfPosition(start).line + 1;
    pieces.push(piece(file, line, text));
  };
  const comments = new Map<number, number>();
  const visit = (node: ts.Node) => {
    // TypeScript attaches a comment to the next token or, on the same line, to the previous token.
    for (const { pos, end } of [
      ...(node.kind === ts.SyntaxKind.JsxText
        ? []
        : (ts.getLeadingCommentRanges(source, node.pos) ?? [])),
      ...(ts.getTrailingCommentRanges(source, node.end) ?? []),
    ]) {
      comments.set(pos, end);
    }
    if (isText(node) && /\S\s+\S/.test(node.text)) add(node.getStart(tree), node.text);
    for (const child of node.getChildren(tree)) visit(child);
  };
  visit(tree);
  for (const { start, text } of paragraphs(source, comments)) add(start, text);
  return pieces;
}

const isText = (
  node: ts.Node,
): node is ts.StringLiteralLike | ts.TemplateLiteralToken | ts.JsxText =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node);

/** Comments in order. Consecutive line comments are joined. */
function paragraphs(source: string, comments: ReadonlyMap<number, number>) {
  const joined: { start: number; end: number; text: string }[] = [];
  for (const [start, end] of [...comments].sort(([a], [b]) => a - b)) {
    const text = withoutMarks(source.slice(start, end));
    const last = joined.at(-1);
    const between = last && source.slice(last.end, start);
    if (last && between !== undefined && /^\s*$/.test(between) && source.startsWith('//', start)) {
      last.text += between + text;
      last.end = end;
    } else joined.push({ start, end, text });
  }
  return joined;
}

const withoutMarks = (comment: string): string =>
  comment.replace(/^\/\*\*?|\*\/$|^\/\//g, '').replace(/^\s*\*/gm, '');

function piecesOfCss(file: string, source: string): Piece[] {
  const pieces: Piece[] = [];
  parseCss(source).walkComments(({ text, source: place }) => {
    pieces.push(piece(file, place?.start?.line ?? 1, text));
  });
  return pieces;
}

const piece = (file: string, line: number, text: string): Piece => ({
  file,
  line,
  lang: 'en',
  kind: 'text',
  // Inline code isn't prose.
  text: text.replace(/`[^`\n]*`/g, (code) => ' '.repeat(code.length)),
  codes: [],
});
