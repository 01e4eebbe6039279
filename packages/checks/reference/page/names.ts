import type { Heading, PhrasingContent, TableCell } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

/** Removes calls, tags, values, and optional marks from a name. */
export function bareName(written: string): string {
  return written
    .trim()
    .replace(/^(?:process\.env|import\.meta\.env)\./, '')
    .replace(/^<([\w.]+)[\s/>].*$/, '$1')
    .replace(/^(--?[\w-]+).*$/, '$1')
    .replace(/^(rspress(?: [a-z]+)?)(?: [[<].*)?$/, '$1')
    .replace(/\(.*\)$/, '')
    .replace(/(?<=\w)(?:\[\]|\?|=.*)$/, '')
    .replace(/\[\]\./g, '.');
}

const codes = (nodes: PhrasingContent[]): string[] =>
  nodes.flatMap((node) => {
    if (node.type === 'inlineCode') return [node.value];
    return 'children' in node ? codes(node.children as PhrasingContent[]) : [];
  });

const separators = /^(?:[\s,，、/|·]|and|or|和|与|或)*$/;

/** The names in a heading or a first cell: its inline code, or otherwise its text. */
export function namesIn(node: Heading | TableCell): string[] {
  const spans = codes(node.children);
  if (spans.length > 0) return spans.map(bareName);
  const text = textOf(node)
    .replace(/\s*\{#[^}]*\}\s*$/, '')
    .trim();
  return text === '' ? [] : text.split(/\s*[,，、]\s*/).map(bareName);
}

/** The names of a heading. A sentence with inline code has no names, except for commands. */
export function headingNames(node: Heading): string[] {
  const spans = codes(node.children);
  const commands = spans.filter((span) => /^rspress\b/.test(span));
  if (commands.length > 0) return commands.map(bareName);
  const rest = spans.reduce(
    (text, span) => text.replace(span, ''),
    textOf(node).replace(/\s*\{#[^}]*\}\s*$/, ''),
  );
  return spans.length > 0 && !separators.test(rest) ? [] : namesIn(node);
}
