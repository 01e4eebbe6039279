import { expect, it } from 'vitest';
import { commandReproductions } from '../errors/commandReproductions.ts';
import { reproductions } from '../errors/reproductions.ts';
import { formatProblems } from '../lib/problem.ts';
import { errorMessages } from './errorMessages.ts';
import { readDocuments } from './searches.ts';

it("names a message that the page doesn't contain", () => {
  const { problems } = errorMessages(['Teapot is empty'], [{ lang: 'en', sections: [] }]);
  expect(formatProblems(problems)).toContain('there is no hit');
});

it('finds the page that explains each message that the framework can print', () => {
  const messages = [...reproductions, ...commandReproductions].flatMap(({ prints }) => prints);
  const { problems, counted } = errorMessages(messages, readDocuments());
  // The message by itself and as a printed line, in both languages.
  expect(counted.asked).toBe(messages.length * 4);
  expect(formatProblems(problems)).toBe('');
});
