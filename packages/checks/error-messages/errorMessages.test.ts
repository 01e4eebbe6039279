import { parsePage } from '@handbook/content';
import { expect, it } from 'vitest';
import { formatProblems } from '../lib/problem.ts';
import { errors } from './rule.ts';

const messages = new Map([['" is out in the kitchen', 'b.js']]);
const check = (source: string, unexplained: string[] = []) =>
  formatProblems(errors([parsePage('docs/en/a.mdx', source)], messages, unexplained).problems);

it('accepts a message in code, complete or shortened, and an exception', () => {
  expect(check('# A\n\n`Tea is out in the kitchen …`\n')).toBe('');
  expect(check('# A\n\nText\n', [...messages.keys()])).toBe('');
});

it('fails on a message that the page lacks, and on an exception for one that is gone', () => {
  expect(check('# A\n\nTea is out in the kitchen.\n', ['gone'])).toBe(
    "docs/en/a.mdx\n    The page doesn't explain “is out in the kitchen” (b.js).\n    Fix: Add the message with its cause and its fix, or give a reason in packages/checks/error-messages/unexplained.json.\n\n" +
      'packages/checks/error-messages/unexplained.json\n    The framework no longer contains “gone”.\n    Fix: Remove the message.',
  );
});
