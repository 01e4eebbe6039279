import type { Page } from '@handbook/content';
import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { withoutComments } from './comments.ts';
import type { Item } from './item.ts';

/**
 * The parts of a line that a translated sample keeps: indentation, mark (heading, list, quote, container, fence, key),
 * number of table cells, targets of links and images, and names of components. An explicit heading id may differ.
 */
function skeletonOf(line: string): string {
  const text = line.replace(/\s*\\?\{#[^}]+\}\s*$/, '');
  const mark =
    text.match(
      /^\s*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|>\s*(?:\[!\w+\])?|:::\s*\w*|(?:```+|~~~+).*|[a-z][\w.-]*:(?=\s|$))?/,
    )?.[0] ?? '';
  const cells = /^\s*\|/.test(text) ? `|${text.split('|').length}` : '';
  const targets = [...text.matchAll(/\]\(([^)\s]+)/g)].map(([, target]) => `(${target})`);
  const tags = [...text.matchAll(/<\/?([A-Za-z][\w.]*)/g)].map(([tag]) => tag);
  return [mark.trimEnd(), cells, ...targets, ...tags.sort()]
    .filter((part) => part !== '')
    .join(' ');
}

/** A line of a directory tree without the comment after the file name. */
const treeEntryOf = (line: string): string =>
  line.match(/^[\s│├└─┬|`+-]*[^\s#│├└─]+/u)?.[0] ?? line.trim();

/** The part of a line that a translation keeps, for languages with readable text. */
const skeletons: Record<string, (line: string) => string> = {
  txt: (line) => line.match(/^\s*/)?.[0] ?? '',
  tree: treeEntryOf,
  md: skeletonOf,
  mdx: skeletonOf,
};

/**
 * The lines of a page's code blocks: the opening line with language and meta, then the code.
 *
 * Comments and blank lines are left out. Samples in `txt`, `tree`, `md`, and `mdx` may be translated. A translated line
 * has Chinese characters and keeps its structure.
 */
export function codeItems(page: Page): Item[] {
  const items: Item[] = [];
  visit(page.tree, 'code', (node) => {
    items.push(...fenceItems(node));
  });
  return items;
}

function fenceItems(node: Code): Item[] {
  const start = node.position?.start.line ?? 1;
  const lang = node.lang ?? '';
  const meta = (node.meta ?? '').replace(/\s+/g, ' ').trim();
  const opening: Item = { strict: `\`\`\`${lang} ${meta}`.trimEnd(), line: start };
  const skeleton = skeletons[lang];
  const lines = withoutComments(node.value, lang)
    .split('\n')
    .map((text, index): Item => {
      const line = start + 1 + index;
      const code = text.trimEnd();
      return skeleton
        ? { strict: skeleton(code), prose: code, shown: code, line }
        : { strict: code, line };
    })
    .filter(({ strict, prose }) => (prose ?? strict) !== '');
  const end = node.position?.end.line ?? start;
  return [opening, ...lines, { strict: '```', shown: '(end of the block)', line: end }];
}
