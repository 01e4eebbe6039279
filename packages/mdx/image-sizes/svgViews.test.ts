import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

const files = globSync('docs/public/**/*.svg').filter((file) =>
  readFileSync(file, 'utf8').includes('<view '),
);

// For `file.svg#name`, WebKit uses the aspect ratio of the file, so a view with another ratio shows its neighbors.
it.each(files)('%s has the same aspect ratio as each of its views', (file) => {
  const svg = readFileSync(file, 'utf8');
  const { width, height } = imageSize(Buffer.from(svg));
  const views = [...svg.matchAll(/<view [^>]*viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/g)];
  expect(views).toHaveLength(svg.split('<view ').length - 1);
  for (const [, w, h] of views) expect(Number(w) / Number(h)).toBe(width / height);
});
