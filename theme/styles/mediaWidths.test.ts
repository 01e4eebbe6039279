import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

it.each(globSync('theme/**/*.css'))(
  'breakpoints of %s depend on the reader’s font size',
  (file) => {
    const inPixels = readFileSync(file, 'utf8').match(/@(?:media|container)[^{]*\dpx[^{]*/g);
    expect(inPixels, 'write them in rem: 960px are 60rem').toBeNull();
  },
);
