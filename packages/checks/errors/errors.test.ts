import { join } from 'node:path';
import { loadPages, parsePage, repositoryRoot } from '@handbook/content';
import { expect, it } from 'vitest';
import { report } from '../lib/report.ts';
import { errors, errorsRoute } from './errors.ts';
import { readMessages } from './messages.ts';
import { unexplained } from './unexplained.ts';

const known = Object.keys(unexplained).map((text) => ({ text, source: 'a.js' }));
const check = (source: string, messages = known) =>
  errors([parsePage('docs/en/a.mdx', source)], messages).problems;
const tea = { text: '" is out in', source: 'b.js' };

it('accepts a message in code', () => {
  expect(check('# A\n\n`Tea is out in …/docs`\n', [...known, tea])).toEqual([]);
  const long = { text: 'The kettle is empty, so fill it before you boil', source: 'c.js' };
  expect(check('# A\n\n`The kettle is empty, so …`\n', [...known, long])).toEqual([]);
});

it('fails on a message that the page lacks', () => {
  expect(check('# A\n\nTea is out in docs.\n', [...known, tea])).toMatchObject([
    { file: 'docs/en/a.mdx', message: "The page doesn't explain “is out in” (b.js)." },
  ]);
});

it('fails on an exception for a message that is gone', () => {
  expect(check('# A\n', known.slice(1))).toMatchObject([
    { message: `The framework no longer contains “${known[0]?.text}”.` },
  ]);
});

it('the site', () => {
  const pages = loadPages().filter(({ route }) => route === errorsRoute);
  report(
    'errors',
    errors(pages, readMessages(join(repositoryRoot, 'node_modules/@rspress/core/dist'))),
  );
});
