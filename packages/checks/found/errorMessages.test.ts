import { expect, it } from 'vitest';
import { provocations } from '../errors/provoked.ts';
import { commandProvocations } from '../errors/provokedCommands.ts';
import { formatProblems } from '../lib/problem.ts';
import { errorMessages } from './errorMessages.ts';
import { readDocuments } from './readDocuments.ts';

it('names a message that the page does not have', () => {
  const { problems } = errorMessages(['Teapot is empty'], [{ lang: 'en', sections: [] }]);
  expect(formatProblems(problems)).toContain('there is no hit');
});

it('leads from every message that the framework can print to the page that says what it means', () => {
  const messages = [...provocations, ...commandProvocations].flatMap(({ prints }) => prints);
  const { problems, counted } = errorMessages(messages, readDocuments());
  // Each alone and as a line, in both languages.
  expect(counted.asked).toBe(messages.length * 4);
  expect(formatProblems(problems)).toBe('');
});
