import { join } from 'node:path';
import { filesOf } from '@handbook/content';
import { readText } from '@handbook/content/files';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Piece } from './piece.ts';
import { piecesOf } from './pieces.ts';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Reads the prose in README files and in Markdown files of the repository's root. */
export const documentPieces = (root: string): Piece[] =>
  filesOf(['*.md', '**/README.md'], root, ['**/node_modules/**', 'doc_build/**']).flatMap((file) =>
    piecesOfDocument(file, readText(join(root, file))),
  );

/** Reads the prose in one Markdown file without MDX. */
export const piecesOfDocument = (file: string, source: string): Piece[] =>
  piecesOf({ file, lang: 'en', tree: parser.parse(source) });
