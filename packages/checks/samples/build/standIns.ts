import { posix } from 'node:path';
import ts from 'typescript';
import { pathsOf } from '../kinds/tree.ts';
import type { Sample } from '../sample.ts';

/** One transparent pixel; a build takes it for any raster image or font. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

const binary = /\.(?:svg|png|jpe?g|webp|avif|gif|ico|woff2?|ttf|otf)$/i;

/** The string literals of a TypeScript or JavaScript text. */
export function stringsOf(code: string): string[] {
  const strings: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) strings.push(node.text);
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return strings;
}

/**
 * The pictures and fonts that a tree in the sample's section draws before it: the reader is told
 * that they are there.
 *
 * @returns stand-ins by path from the site's root
 */
export function drawnFiles(sample: Sample): Map<string, string | Uint8Array> {
  const trees = sample.siblings.filter(
    ({ lang, section, index }) =>
      lang === 'tree' && section === sample.section && index < sample.index,
  );
  const paths = trees.flatMap(({ code }) => pathsOf(code)).filter((path) => binary.test(path));
  return new Map(paths.map((path) => [path.replace(/^(?:my-docs|\.)\//, ''), standInFor(path)]));
}

const standInFor = (path: string): string | Uint8Array => (path.endsWith('.svg') ? drawing : pixel);

/** The addresses that a file names and that a reader's own binary file would be behind. */
function addressesIn(path: string, text: string): string[] {
  if (/\.[mc]?[jt]sx?$/.test(path)) return stringsOf(text);
  if (!path.endsWith('.css')) return [];
  // A style sheet resolves `/…` like an import, so that no file of the public folder helps there.
  const addresses = [...text.matchAll(/url\(\s*['"]?([^'")]+)/g)].map(
    ([, address = '']) => address,
  );
  return addresses.filter((address) => !address.startsWith('/'));
}

/**
 * Adds files that stand in for the pictures and fonts that a site's files name: a page cannot show
 * them as a block, and their content changes nothing. Nothing else is ever replaced.
 *
 * @param files the site's files by path from its root
 */
export function addStandIns(files: Map<string, string | Uint8Array>): void {
  for (const [path, content] of [...files]) {
    if (typeof content !== 'string') continue;
    for (const address of addressesIn(path, content)) {
      if (!binary.test(address) || /^[\w+.-]+:|^\/\//.test(address)) continue;
      const name = address.startsWith('/')
        ? `docs/public${address}`
        : posix.join(posix.dirname(path), address);
      if (name.startsWith('..') || files.has(name)) continue;
      files.set(name, standInFor(name));
    }
  }
}
