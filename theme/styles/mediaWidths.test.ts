import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

/** These style sheets use DocSearch's breakpoint of 768px. */
const WITH_DOCSEARCH = /^search\/(early|modal)\//;

it('breakpoints are in rem, so that they depend on the reader’s font size', () => {
  const cwd = new URL('..', import.meta.url).pathname;
  const sheets = globSync('**/*.css', { cwd }).filter((file) => !WITH_DOCSEARCH.test(file));
  expect(sheets.length).toBeGreaterThan(20);
  const inPixels = sheets.flatMap((file) => {
    const found = readFileSync(`${cwd}${file}`, 'utf8').match(
      /@(?:media|container)[^{]*\dpx[^{]*/g,
    );
    return (found ?? []).map((query) => `${file}: ${query.trim()}`);
  });
  expect(inPixels, 'write them in rem: 960px are 60rem').toEqual([]);
});
