import { deflateSync } from 'node:zlib';

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(checksum(body), body.length + 4);
  return out;
}

/**
 * Writes pixels as a PNG with a palette, a quarter of the bytes of one without. What has more than 256 colours loses
 * the finest differences between them.
 *
 * @param pixels red, green, blue and opacity of each; opacity is ignored
 */
export function palettePng(width: number, height: number, pixels: Uint8Array): Buffer {
  for (let lost = 0; lost < 8; lost++) {
    const colours = new Map<number, number>();
    const rows = Buffer.alloc((width + 1) * height);
    const coarse = (value = 0) => (value >> lost) << lost;
    let fits = true;
    for (let at = 0; at < width * height && fits; at++) {
      const [red, green, blue] = pixels.subarray(at * 4, at * 4 + 3);
      const colour = (coarse(red) << 16) | (coarse(green) << 8) | coarse(blue);
      let index = colours.get(colour);
      if (index === undefined) {
        index = colours.size;
        colours.set(colour, index);
        fits = index < 256;
      }
      // Each row starts with the number of its filter, here none.
      rows[Math.floor(at / width) * (width + 1) + 1 + (at % width)] = index;
    }
    if (!fits) continue;
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([8, 3, 0, 0, 0], 8);
    const palette = [...colours.keys()].flatMap((it) => [it >> 16, (it >> 8) & 255, it & 255]);
    return Buffer.concat([
      Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
      chunk('IHDR', header),
      chunk('PLTE', Uint8Array.from(palette)),
      chunk('IDAT', deflateSync(rows, { level: 9 })),
      chunk('IEND', new Uint8Array()),
    ]);
  }
  throw new Error('A picture of one bit a channel has eight colours.');
}
