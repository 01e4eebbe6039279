import { posix } from 'node:path';
import ts from 'typescript';

/** One transparent pixel; servers and browsers take it for any raster image. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

const image = /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/i;

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
 * Files that stand in for the pictures a file names: a page cannot show them as a block, and
 * their content changes nothing. Nothing else is ever replaced.
 *
 * @param path where the code stands, from the site's root
 */
export function standIns(code: string, path: string): Map<string, string | Uint8Array> {
  const files = new Map<string, string | Uint8Array>();
  for (const text of stringsOf(code)) {
    if (!image.test(text) || /^[\w+.-]+:|^\/\//.test(text)) continue;
    const name = text.startsWith('/')
      ? `docs/public${text}`
      : posix.join(posix.dirname(path), text);
    if (!name.startsWith('..')) files.set(name, name.endsWith('.svg') ? drawing : pixel);
  }
  return files;
}
