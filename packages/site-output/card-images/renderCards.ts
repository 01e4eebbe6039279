import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import optimise, { init } from '@jsquash/oxipng/optimise.js';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { CARD_SIZE, type Card, cardLayout } from './card.ts';
import { fontsFor } from './fonts.ts';

const cache = fileURLToPath(new URL('../../../node_modules/.cache/cards', import.meta.url));

const renderer = ['fonts.ts', 'renderCards.ts']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('');

/** Returns a hash for a card's file name, which changes with the layout, the colors, and the text. */
export const cardHash = (card: Card): string =>
  createHash('sha256')
    .update(renderer)
    .update(JSON.stringify(cardLayout(card, '')))
    .digest('hex')
    .slice(0, 10);

/** Losslessly recompresses a PNG to less than half its size. */
async function shrink(png: Buffer): Promise<Uint8Array> {
  const codec = createRequire(import.meta.url).resolve(
    '@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm',
  );
  // The package would fetch its codec, but `fetch` in Node.js can't read files.
  await init(await WebAssembly.compile(readFileSync(codec)));
  const { buffer, byteOffset, byteLength } = png;
  const bytes = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  return new Uint8Array(await optimise(bytes, { level: 1 }));
}

/**
 * Renders the cards that an earlier build hasn't cached.
 *
 * @param cards by hash
 * @returns the PNG of each card, by hash
 */
export async function renderCards(cards: ReadonlyMap<string, Card>): Promise<Map<string, Buffer>> {
  const fileOf = (hash: string) => join(cache, `${hash}.png`);
  const missing = [...cards].filter(([hash]) => !existsSync(fileOf(hash)));
  if (missing.length > 0) {
    mkdirSync(cache, { recursive: true });
    const texts = missing.map(([, { area, title, description }]) => area + title + description);
    const fonts = fontsFor(`${texts.join('')}Rspress…`);
    const family = [...new Set(fonts.map(({ name }) => name))].join(', ');
    for (const [hash, card] of missing) {
      // Satori's parameter has the type of a React element, but only needs `type` and `props`.
      const layout = cardLayout(card, family) as unknown as Parameters<typeof satori>[0];
      const svg = await satori(layout, { ...CARD_SIZE, fonts });
      const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
      // Another build may render the same card and must not read a partially written file.
      const partial = `${fileOf(hash)}.${process.pid}`;
      writeFileSync(partial, await shrink(png));
      renameSync(partial, fileOf(hash));
    }
  }
  return new Map([...cards.keys()].map((hash) => [hash, readFileSync(fileOf(hash))]));
}
