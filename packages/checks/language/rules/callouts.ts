import type { Page } from '@handbook/content';
import type { RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Finding } from '../prose/finding.ts';

/** The start of a container. A details container isn't a callout. */
const opening = /^:{3,}\s*(?!details\b)([a-z]+)/;

/**
 * Finds callouts that directly follow another callout. Containers are recognized by their marks, because the parser
 * treats them as paragraphs.
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
      message: `This ${name} callout directly follows another callout.`,
      fix: 'Make one of them a paragraph, or merge them.',
    });
  };
  const walk = (nodes: readonly RootContent[]) => {
    for (const node of nodes) {
      if (node.type === 'mdxJsxFlowElement') {
        // It shows the result of a sample.
        if (node.name !== 'Result') walk(node.children as RootContent[]);
        endedBefore = node.name === 'Callout';
        continue;
      }
      const text = isOpen || node.type === 'paragraph' ? textOf(node) : '';
      const alert = node.type === 'blockquote' && textOf(node).match(/^\[!([A-Za-z]+)\]/);
      const name = isOpen ? undefined : (text.match(opening) ?? (alert || []))[1];
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
