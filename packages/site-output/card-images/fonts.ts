import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { SatoriOptions } from 'satori';

const FAMILY = '@fontsource/noto-sans-sc';
const folder = dirname(createRequire(import.meta.url).resolve(`${FAMILY}/package.json`));

/** The font weights of cards. */
const weights = [400, 700] as const;

interface Subset {
  name: string;
  has: (codePoint: number) => boolean;
}

/** Returns a function that tests whether a range such as `U+4e00-4e03,U+4e05` contains a code point. */
function parseRange(range: string): Subset['has'] {
  const spans = range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (point) => spans.some(([from, to]) => point >= from && point <= to);
}

/** The font's files and the characters in each file, Latin first. */
function readSubsets(): Subset[] {
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  return Object.entries<string>(ranges)
    .map(([key, range]) => ({ name: key.replace(/^\[|\]$/g, ''), has: parseRange(range) }))
    .sort((a, b) => Number(b.name === 'latin') - Number(a.name === 'latin'));
}

/**
 * Reads the font files that contain the characters of the text. Each weight of the family has a hundred files.
 *
 * @throws {Error} if no file contains a character
 */
export function fontsFor(text: string): SatoriOptions['fonts'] {
  const subsets = readSubsets();
  const names = new Set<string>();
  for (const character of new Set(text)) {
    const point = character.codePointAt(0) ?? 0;
    const subset = subsets.find(({ has }) => has(point));
    if (!subset) throw new Error(`${FAMILY} has no “${character}”, which a card contains.`);
    names.add(subset.name);
  }
  return weights.flatMap((weight) =>
    [...names].map((name) => ({
      name: `sans-${name}`,
      data: readFileSync(join(folder, 'files', `noto-sans-sc-${name}-${weight}-normal.woff`)),
      weight,
      style: 'normal' as const,
    })),
  );
}
