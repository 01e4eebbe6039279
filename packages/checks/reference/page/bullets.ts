import type { ListItem, PhrasingContent, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { defaultIn, type StatedDefault, typeIn } from './values.ts';

const labels = {
  type: /^(?:type|signature|类型|签名)\s*[:：]?$/i,
  default: /^(?:default|默认值)\s*[:：]?$/i,
};

/** Reads the `- **Type:** …` and `- **Default:** …` lines of a section. */
export function linesOf(nodes: readonly RootContent[]) {
  const lines: StatedDefault & { type?: string } = {};
  for (const list of nodes) {
    if (list.type !== 'list') continue;
    for (const item of list.children) {
      const [label, value] = labelled(item);
      if (labels.type.test(label)) lines.type ??= typeIn(value);
      if (labels.default.test(label) && lines.default === undefined) {
        Object.assign(lines, defaultIn(value));
      }
    }
  }
  return lines;
}

/** The bold label of a list item, and its value, which may be a code block. */
function labelled(item: ListItem): [string, Parameters<typeof typeIn>[0]] {
  const [paragraph, ...rest] = item.children;
  if (paragraph?.type !== 'paragraph') return ['', []];
  const [strong, ...inline] = paragraph.children;
  if (strong?.type !== 'strong') return ['', []];
  const [first, ...others] = inline;
  // The colon may be outside the bold text.
  const value: PhrasingContent[] =
    first?.type === 'text'
      ? [{ ...first, value: first.value.replace(/^\s*[:：]?\s*/, '') }, ...others]
      : inline;
  return [textOf(strong).trim(), [...value, ...rest.filter((node) => node.type === 'code')]];
}
