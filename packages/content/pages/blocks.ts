import { visit } from 'unist-util-visit';
import type { Page } from './pages.ts';

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
  const values: Block['meta'] = {};
  for (const match of meta.matchAll(/([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g)) {
    const [, name = '', double, single, bare] = match;
    values[name] = double ?? single ?? bare ?? true;
  }
  return values;
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
