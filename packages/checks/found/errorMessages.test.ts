import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import { expect, it } from 'vitest';
import { errorsRoute } from '../errors/errors.ts';
import { readMessages } from '../errors/messages.ts';
import { unexplained } from '../errors/unexplained.ts';
import { formatProblems } from '../lib/problem.ts';
import { findPages, type Query } from './findPages.ts';
import { readDocuments } from './searches.ts';

const fix = 'Put the exact message into a table row of the page.';

/** A message in the line that a terminal shows, with a path of the reader's project. */
const asPrinted = (message: string): string =>
  `error   ${message} (from /home/tea/shop/docs/guide/brewing.mdx)`;

/** The message by itself and as a printed line, for the page that explains it. */
const asking = (message: string): Query[] =>
  [message, asPrinted(message)].map((text) => ({ route: errorsRoute, text }));

it("names a message that the page doesn't contain", () => {
  const documents = [{ lang: 'en', sections: [] }];
  const { problems } = findPages(() => asking('Teapot is empty'), documents, fix);
  expect(formatProblems(problems)).toContain('there is no hit');
});

it('finds the page that explains each message that the framework can print', () => {
  const messages = readMessages(join(repositoryRoot, 'node_modules/@rspress/core/dist'))
    .map(({ text }) => text)
    .filter((text) => !(text in unexplained));
  const { problems, counted } = findPages(() => messages.flatMap(asking), readDocuments(), fix);
  // In both languages.
  expect(counted.asked).toBe(messages.length * 4);
  expect(formatProblems(problems)).toBe('');
});
