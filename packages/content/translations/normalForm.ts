import { createHash } from 'node:crypto';
import type { Nodes } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { Page } from '../pages/pages.ts';

/** Normalizes quotes, dashes, ellipses, and white space, which are typography and not content. */
const withoutTypography = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[“”„‟«»"‘’‚‛']/g, "'")
    .replace(/…/g, '...')
    .replace(/[‐‑−]/g, '-')
    .replace(/\s*[–—―]\s*|\s-{1,3}\s/g, ' - ')
    .replace(/\s+/g, ' ');

const verbatim = new Set<Nodes['type']>([
  'code',
  'inlineCode',
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
]);

const isComment = (node: Nodes) =>
  (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
  /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value);

/**
 * Returns the content of a page as one string: prose without typography, unchanged code, and no comments. Versions of a page
 * with the same normal form don't need a new translation.
 */
function normalForm({ source, tree }: Page): string {
  const parts: string[] = [];
  let prose = '';
  let from = 0;
  visit(tree, (node) => {
    if (!verbatim.has(node.type)) return;
    const start = node.position?.start.offset ?? from;
    const end = node.position?.end.offset ?? start;
    prose += source.slice(from, start);
    from = end;
    if (!isComment(node)) {
      parts.push(withoutTypography(prose), source.slice(start, end).replace(/[ \t\r]+$/gm, ''));
      prose = '';
    }
    return SKIP;
  });
  parts.push(withoutTypography(prose + source.slice(from)));
  return parts.join('').trim();
}

/** Returns a hash of a page's content: the first 12 hex digits of the SHA-256 of its normal form. */
export const contentHash = (page: Page): string =>
  createHash('sha256').update(normalForm(page)).digest('hex').slice(0, 12);
