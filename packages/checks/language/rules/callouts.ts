import type { Page } from '@handbook/content';
import type { RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Finding } from '../prose/finding.ts';

/** Components whose contents show something instead of telling it. */
const demonstrations = new Set(['Result']);

/** A details container folds text away; it does not call out. */
const opening = /^:{3,}\s*(?!details\b)([a-z]+)/;

/**
 * A callout never follows another directly: two in a row call out nothing.
 * Containers are read from their marks, because Markdown sees them as paragraphs.
 */
export function callouts(page: Page): Finding[] {
  const findings: Finding[] = [];
  let isOpen = false;
  let endedBefore = false;
  const begin = (node: RootContent, name: string) => {
    if (!endedBefore) return;
    findings.push({
      part: 'callouts',
      about: textOf(node),
      file: page.file,
      line: node.position?.start.line ?? 1,
      message: `This ${name} callout follows another one directly.`,
      fix: 'Make one of them a paragraph, or merge them.',
    });
  };
  const walk = (nodes: readonly RootContent[]) => {
    for (const node of nodes) {
      if (node.type === 'mdxJsxFlowElement') {
        if (!demonstrations.has(node.name ?? '')) walk(node.children as RootContent[]);
        endedBefore = node.name === 'Callout';
        continue;
      }
      const text = isOpen || node.type === 'paragraph' ? textOf(node) : '';
      const alert = node.type === 'blockquote' && textOf(node).match(/^\[!([A-Za-z]+)\]/);
      const name = isOpen
        ? undefined
        : (text.match(opening)?.[1] ?? (alert ? alert[1] : undefined));
      if (name) begin(node, name.toLowerCase());
      if (name && !alert) isOpen = true;
      const closes = isOpen && /(?:^|\n):{3,}\s*$/.test(text);
      if (closes) isOpen = false;
      endedBefore = closes || Boolean(alert);
    }
  };
  walk(page.tree.children);
  return findings;
}
