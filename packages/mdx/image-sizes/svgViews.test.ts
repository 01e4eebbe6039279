import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

const files = globSync('docs/public/**/*.svg').filter((file) =>
  readFileSync(file, 'utf8').includes('<view '),
);

it('finds the SVG files that contain several views', () => {
  expect(files).toContain('docs/public/logos.svg');
});

// For `file.svg#name`, WebKit uses the aspect ratio of the file, so a view with another ratio shows its neighbors.
it.each(files)('%s has the same aspect ratio as each of its views', (file) => {
  const text = readFileSync(file);
  const { width, height } = imageSize(text);
  const views = [
    ...text.toString().matchAll(/<view [^>]*viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/g),
  ];
  expect(views).toHaveLength(text.toString().split('<view ').length - 1);
  for (const [, w, h] of views) expect(Number(w) / Number(h)).toBe(width / height);
});
