import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@handbook/content/files';

const files = join(root, 'node_modules/@fontsource/noto-sans-sc/files');

const face = (/** @type {number} */ weight, /** @type {string} */ part) => {
  const font = readFileSync(join(files, `noto-sans-sc-${part}-${weight}-normal.woff2`));
  const source = `url(data:font/woff2;base64,${font.toString('base64')})`;
  const range = part === 'latin' ? 'unicode-range: U+0000-00FF, U+2000-206F;' : '';
  return `@font-face { font-family: Pictures; font-weight: ${weight}; ${range} src: ${source}; }`;
};

/** One font for both languages, so that pictures don't depend on the fonts of the machine. */
export const fontStyles = [
  ...[400, 500, 700].flatMap((weight) => [
    face(weight, 'chinese-simplified'),
    face(weight, 'latin'),
  ]),
  ':root { --rp-font-family-base: Pictures, sans-serif; }',
].join('\n');
