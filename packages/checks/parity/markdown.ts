import { flatten, headingsOf, type Page } from '@handbook/content';
import type { Item } from './item.ts';
import { inReadingOrder, lineOf } from './reading.ts';

/** Heading depths and ids. The id of the H1 is left out because it depends on the text. */
export const headingItems = (page: Page): Item[] =>
  headingsOf(page).map(({ depth, id, line, text }) => ({
    strict: depth === 1 ? '#' : `${'#'.repeat(depth)} ${id}`,
    shown: depth === 1 ? `# ${text}` : undefined,
    line,
  }));

/** Targets of Markdown links and of reference definitions. */
export const linkItems = inReadingOrder((node) =>
  node.type === 'link' || node.type === 'definition'
    ? [{ strict: node.url, shown: `(${node.url})` }]
    : [],
);

/** Images. An image with text may have a `-zh` or `.zh` file for Chinese. */
export const imageItems = inReadingOrder((node) =>
  node.type === 'image'
    ? [{ strict: node.url.replace(/[-.](en|zh)(?=\.\w+$)/, ''), shown: `![](${node.url})` }]
    : [],
);

/** Containers, written as `:::kind` or `> [!KIND]`, and whether they have a custom title. */
export const containerItems = inReadingOrder((node) => {
  if (node.type !== 'text') return [];
  return node.value.split('\n').flatMap((text, index): Item[] => {
    const line = lineOf(node) + index;
    const [, alert] = (index === 0 && text.match(/^\s*\[!(\w+)\]/)) || [];
    if (alert) return [{ strict: `> [!${alert.toUpperCase()}]`, line }];
    const [, kind, title] = text.match(/^\s*:::\s*(\w+)\s*(.*?)\s*$/) ?? [];
    if (!kind) return [];
    return [{ strict: `:::${kind}${title ? ' ' : ''}`, prose: title, line }];
  });
});

/** Table rows: the number of cells, and the code in the first cell. */
export const rowItems = inReadingOrder((node) => {
  if (node.type !== 'tableRow') return [];
  const codes = (node.children[0]?.children ?? [])
    .flatMap((child) => (child.type === 'inlineCode' ? [`\`${child.value}\``] : []))
    .sort();
  return [{ strict: `row of ${node.children.length} cells ${codes.join(' ')}`.trim() }];
});

/** Lists: numbered or not, and the number of items. */
export const listItems = inReadingOrder((node) => {
  if (node.type !== 'list') return [];
  return [{ strict: `${node.ordered ? 'numbered' : 'bullet'} list of ${node.children.length}` }];
});

/** Frontmatter keys with their values, sorted by key. Strings may be translated. */
export function frontmatterItems(page: Page): Item[] {
  const yaml = page.tree.children.find((node) => node.type === 'yaml');
  if (!yaml) return [];
  return flatten(yaml.value, (yaml.position?.start.line ?? 1) + 1)
    .map(({ path, value, line }) =>
      typeof value === 'string'
        ? { strict: `${path}: `, prose: value, line }
        : { strict: `${path}: ${JSON.stringify(value)}`, line },
    )
    .sort((a, b) => (a.strict < b.strict ? -1 : 1));
}
