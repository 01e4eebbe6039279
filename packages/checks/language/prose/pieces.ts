import type { Page } from '@handbook/content';
import type { Heading, Paragraph, PhrasingContent, RootContent, TableCell } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { isScalar, LineCounter, parseDocument, visit as visitYaml } from 'yaml';
import { resultLines } from '../../lib/resultLines.ts';
import { codeElements, inlineText } from './inline.ts';
import type { Piece } from './piece.ts';

const kinds = { heading: 'heading', paragraph: 'text', tableCell: 'cell' } as const;

/** Frontmatter fields with readable text. */
const readFields = /^(?:title|description|text|name|tagline|details|alt|summary)$/;

/** Attributes of components with readable text. */
const readAttributes = /^(?:title|label|alt|text|description|aria-label|summary)$/;

/** The readable attributes of a component, with their lines. */
function labelsOf(node: RootContent): { text: string; line?: number }[] {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return [];
    const line = attribute.position?.start.line ?? node.position?.start.line;
    return readAttributes.test(attribute.name) ? [{ text: attribute.value, line }] : [];
  });
}

/** A parsed Markdown file. */
type Source = Pick<Page, 'file' | 'lang' | 'tree'>;

/** Reads the text of a page in order, without code. */
export function piecesOf(page: Source): Piece[] {
  const pieces: Piece[] = [...frontmatterPieces(page)];
  const results = resultLines(page);
  visit(page.tree, (node) => {
    if (node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell') {
      pieces.push(blockPiece(node, page));
    }
    if (node.type === 'image' && node.alt) {
      pieces.push(piece(page, 'label', node.position?.start.line, node.alt));
    }
    for (const { text, line } of labelsOf(node as RootContent)) {
      pieces.push(piece(page, 'label', line, text));
    }
    return isCode(node) ? SKIP : undefined;
  });
  return pieces
    .filter(({ text }) => text.trim() !== '')
    .map((one) => ({ ...one, isResult: results.has(one.line) }));
}

const isCode = (node: { type: string; name?: unknown }): boolean =>
  node.type.startsWith('mdxJsx') && codeElements.has(String(node.name));

function piece(page: Source, kind: Piece['kind'], line: number | undefined, text: string): Piece {
  return { file: page.file, lang: page.lang, kind, line: line ?? 1, text, codes: [] };
}

/** The text of a block. A paragraph may contain the marks of a `:::` container on separate lines. */
function blockPiece(node: Heading | Paragraph | TableCell, page: Source): Piece {
  const codes: string[] = [];
  const text = inlineText(node.children as PhrasingContent[], codes)
    .replace(/\s*\{#[^}]*\}\s*$/, '')
    .replace(/^:{3,}[ \t]*[\w-]*(?:\{[^}\n]*\})?/gm, (found) => ' '.repeat(found.length))
    .replace(/^\[![A-Za-z]+\]/, (found) => ' '.repeat(found.length));
  return { ...piece(page, kinds[node.type], node.position?.start.line, text), codes };
}

function frontmatterPieces(page: Source): Piece[] {
  const yaml = page.tree.children.find((node) => node.type === 'yaml');
  if (!yaml) return [];
  const lines = new LineCounter();
  const pieces: Piece[] = [];
  visitYaml(parseDocument(yaml.value, { lineCounter: lines }), {
    Pair(_, { key, value }) {
      // The tags of `head` aren't readable text.
      if (isScalar(key) && key.value === 'head') return visitYaml.SKIP;
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return;
      if (!readFields.test(String(key.value))) return;
      const line = lines.linePos(key.range?.[0] ?? 0).line + (yaml.position?.start.line ?? 1);
      pieces.push(piece(page, 'frontmatter', line, value.value));
    },
  });
  return pieces;
}
