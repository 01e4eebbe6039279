import { expect, it } from 'vitest';
import { piecesOfCode } from './code.ts';

const read = (file: string, source: string) =>
  piecesOfCode(file, source).map(
    ({ line, text }) => `${line}: ${text.replace(/\s+/g, ' ').trim()}`,
  );

it('reads comments, strings of several words, templates, and JSX', () => {
  const source = `#!/usr/bin/env node
/**
 * A function with \`code\` in
 * two lines.
 */
import { a } from './a b.ts'; // after a line
// one
// and the same
const message = \`No page \${a /* inside */} of \${'x'} is here.\`;
it('does the thing', () => <p title="a title">{/* in JSX */}Read this // too</p>);
const notProse = ['word', /is no regex/, 'https://example.com//path'];
`;
  expect(read('a.tsx', source).sort()).toEqual(
    [
      '2: A function with in two lines.',
      '6: ./a b.ts',
      '6: after a line one and the same',
      '9: No page',
      '9: inside',
      '9: is here.',
      '10: does the thing',
      '10: a title',
      '10: in JSX',
      '10: Read this // too',
    ].sort(),
  );
});

it('reads comments of style sheets', () => {
  expect(read('a.css', '.a { color: red; }\n/* Why\n   red. */\n')).toEqual(['2: Why red.']);
});
