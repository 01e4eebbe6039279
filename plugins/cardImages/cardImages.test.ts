import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { shorten } from './card.ts';
import { fontsFor } from './fonts.ts';
import { palettePng } from './png.ts';

it.each([
  ['short', 20, 'short'],
  ['one two three four', 10, 'one two…'],
  ['甲乙丙丁，戊己', 11, '甲乙丙丁…'],
])('%s in %d letters is %s', (text, width, cut) => expect(shorten(text, width)).toBe(cut));

it('loads only the files that have the characters, and refuses what none has', () => {
  const names = fontsFor({ 400: 'Rspress', 700: '渲染' }).map(
    ({ name, weight }) => `${weight} ${name}`,
  );
  expect(names).toContain('400 sans-latin');
  expect(names.filter((name) => name.startsWith('700')).length).toBeGreaterThan(0);
  expect(names.length).toBeLessThan(5);
  expect(() => fontsFor({ 400: '\u{10FFFD}', 700: '' })).toThrow('has no');
});

it('writes pixels with a palette', () => {
  const png = palettePng(2, 1, Uint8Array.from([255, 0, 0, 255, 0, 0, 255, 255]));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20), png[25]]).toEqual([2, 1, 3]);
  const palette = png.indexOf('PLTE') + 4;
  expect([...png.subarray(palette, palette + 6)]).toEqual([255, 0, 0, 0, 0, 255]);
  const data = png.indexOf('IDAT');
  expect([...inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)))]).toEqual([
    0, 0, 1,
  ]);
});

it('gives up the finest differences where there are too many colours', () => {
  const pixels = Uint8Array.from(
    { length: 1024 * 4 },
    (_, at) => (at % 4 === 0 ? at >> 2 : at >> 4) & 255,
  );
  const png = palettePng(32, 32, pixels);
  expect(png.readUInt32BE(png.indexOf('PLTE') - 4)).toBeLessThanOrEqual(256 * 3);
});
