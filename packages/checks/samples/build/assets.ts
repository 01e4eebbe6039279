import { posix } from 'node:path';
import type { Files } from './folder.ts';

/** One transparent pixel, which a build accepts as any raster image or font. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** The strings in quotes, or in `url(…)`, of a file. */
export const stringsOf = (text: string): string[] =>
  [...text.matchAll(/['"]([^'"\n]+)['"]|url\(([^'")]+)\)/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  );

/** Adds placeholders for the images and fonts that a site refers to, because a page can't show them as a block. */
export function addAssets(files: Files): void {
  for (const [path, content] of [...files]) {
    for (const address of stringsOf(String(content))) {
      if (!/^[^:]+\.(?:svg|png|jpe?g|webp|avif|gif|ico|woff2?|ttf|otf)$/i.test(address)) continue;
      const name = address.startsWith('/')
        ? `docs/public${address}`
        : posix.join(posix.dirname(path), address);
      if (!files.has(name)) files.set(name, name.endsWith('.svg') ? drawing : pixel);
    }
  }
}
