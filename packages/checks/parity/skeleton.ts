import { flatten, headingsOf, type Page } from '@handbook/content';
import type { Code, Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { type SkeletonLine, withoutComments } from './sameText.ts';

const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

/** Languages whose lines contain text outside strings. */
const readable = /^(?:txt|tree|diff|mdx?|html|xml|svg|[jt]sx)?$/;

function codeLines({ lang, meta, value, position }: Code): SkeletonLine[] {
  const start = position?.start.line ?? 1;
  const translatable = readable.test(lang ?? '') ? 'text' : 'strings';
  const lines = withoutComments(value, lang ?? '')
    .split('\n')
    .map(
      (text, index): SkeletonLine => ({
        text: text.trimEnd(),
        line: start + 1 + index,
        translatable,
      }),
    )
    .filter(({ text }) => text !== '');
  const opening = `\`\`\`${lang ?? ''} ${meta ?? ''}`.replace(/\s+/g, ' ').trim();
  return [{ text: opening, line: start, translatable: 'strings' }, ...lines];
}

/** The frontmatter, by key. */
function frontmatterLines(page: Page): SkeletonLine[] {
  const yaml = page.tree.children.find((node) => node.type === 'yaml');
  if (!yaml) return [];
  return flatten(yaml.value, lineOf(yaml) + 1)
    .map(
      ({ path, value, line }): SkeletonLine => ({
        text: `${path}: ${JSON.stringify(value)}`,
        line,
        translatable: 'text',
      }),
    )
    .sort((a, b) => (a.text.split(':')[0] ?? '').localeCompare(b.text.split(':')[0] ?? ''));
}

/** What a node adds to the structure, in the order of the page. */
function blockLines(node: Nodes): SkeletonLine[] {
  const line = lineOf(node);
  switch (node.type) {
    case 'code':
      return codeLines(node);
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
      return withoutComments(node.value, 'tsx')
        .replace(/(?<=\?lang=)\w+/g, '…')
        .split('\n')
        .map(
          (text, index): SkeletonLine => ({
            text: text.trim(),
            line: line + index,
            translatable: 'text',
          }),
        )
        .filter(({ text }) => text !== '');
    case 'mdxJsxFlowElement': {
      const props = node.attributes.flatMap((one) => ('name' in one ? [one.name] : ['{…}']));
      return [{ text: `<${[node.name, ...props.sort()].join(' ')}>`, line }];
    }
    case 'table':
      return [{ text: `table of ${node.children.length} rows`, line }];
    case 'list':
      return [
        { text: `${node.ordered ? 'numbered' : 'bullet'} list of ${node.children.length}`, line },
      ];
    case 'text':
      return [...node.value.matchAll(/^\s*(?::::\s*\w+|\[!\w+\])/gm)].map(([mark]) => ({
        text: mark.trim(),
        line,
      }));
    default:
      return [];
  }
}

/** Links, images, and components in a sentence. Their order is free, like the order of sentences. */
function inlineLines(node: Nodes): SkeletonLine[] {
  const line = lineOf(node);
  if (node.type === 'link' || node.type === 'definition') return [{ text: `(${node.url})`, line }];
  if (node.type === 'mdxJsxTextElement') return [{ text: `<${node.name ?? ''}>`, line }];
  // An image may have a file for each language.
  if (node.type === 'image') {
    return [{ text: `![](${node.url.replace(/[-.](en|zh)(?=\.\w+$)/, '')})`, line }];
  }
  return [];
}

/** The structure that a page and its translation share: frontmatter, headings with ids, code, components, and links. */
export function skeletonOf(page: Page): SkeletonLine[] {
  const headings = new Map(headingsOf(page).map((heading) => [heading.line, heading]));
  const lines = frontmatterLines(page);
  let inline: SkeletonLine[] = [];
  const endSection = () => {
    lines.push(...inline.sort((a, b) => (a.text < b.text ? -1 : 1)));
    inline = [];
  };
  visit(page.tree, (node) => {
    const heading = node.type === 'heading' && headings.get(lineOf(node));
    if (heading) {
      endSection();
      const { depth, id, line } = heading;
      // The id of the title depends on its text.
      lines.push({ text: depth === 1 ? '#' : `${'#'.repeat(depth)} #${id}`, line });
    }
    lines.push(...blockLines(node));
    inline.push(...inlineLines(node));
  });
  endSection();
  return lines;
}
