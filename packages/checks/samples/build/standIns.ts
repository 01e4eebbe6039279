import { posix } from 'node:path';
import ts from 'typescript';
import { pathsOf } from '../kinds/tree.ts';
import type { Sample } from '../sample.ts';

/** One transparent pixel, which a build accepts as any raster image or font. */
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
 * The images and fonts in the trees before a sample in its section, which the reader's site contains.
 *
 * @returns placeholders by path from the site's root
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

/** The URLs in a file that may lead to an image or a font. */
function addressesIn(path: string, text: string): string[] {
  if (/\.[mc]?[jt]sx?$/.test(path)) return stringsOf(text);
  if (!path.endsWith('.css')) return [];
  // A style sheet resolves `/…` like an import, so a file in the public folder isn't found.
  const addresses = [...text.matchAll(/url\(\s*['"]?([^'")]+)/g)].map(
    ([, address = '']) => address,
  );
  return addresses.filter((address) => !address.startsWith('/'));
}

/**
 * Adds placeholders for the images and fonts that the files of a site refer to, because a page can't show them as a
 * block. Other files are never added.
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
