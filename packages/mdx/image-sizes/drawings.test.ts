import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

const drawings = globSync('docs/public/**/*.svg').filter((file) =>
  readFileSync(file, 'utf8').includes('<view '),
);

it('finds files with several drawings', () => {
  expect(drawings).toContain('docs/public/logos.svg');
});

// For `file.svg#name`, WebKit takes the shape of the file, not that of the view, and draws what is beside the view as well.
it.each(drawings)('%s has the shape of each of its drawings', (file) => {
  const text = readFileSync(file);
  const { width, height } = imageSize(text);
  const views = [
    ...text.toString().matchAll(/<view [^>]*viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/g),
  ];
  expect(views).toHaveLength(text.toString().split('<view ').length - 1);
  for (const [, w, h] of views) expect(Number(w) / Number(h)).toBe(width / height);
});
