import type { Page } from '@handbook/content';
import { visit } from 'unist-util-visit';

/** One fenced code block of a page. */
export interface Block {
  file: string;
  line: number;
  lang: string;
  /** Meta values by name; a bare word has the value `true`. */
  meta: Record<string, string | true>;
  code: string;
}

/** Splits a fence's meta, e.g. `title="a.ts" wrapCode {1,3}`, into names and values. */
function parseMeta(meta: string): Block['meta'] {
  const words = [...meta.matchAll(/([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g)];
  return Object.fromEntries(words.map(([, name, ...[a, b, c]]) => [name, a ?? b ?? c ?? true]));
}

/** Returns the fenced code blocks of a page in order. */
export function blocksOf(page: Page): Block[] {
  const blocks: Block[] = [];
  visit(page.tree, 'code', (node) => {
    blocks.push({
      file: page.file,
      line: node.position?.start.line ?? 1,
      lang: node.lang ?? '',
      meta: parseMeta((node.meta ?? '').replace(/\{[\d,\s-]+\}/g, '')),
      code: node.value,
    });
  });
  return blocks;
}
