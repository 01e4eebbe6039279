import { join } from 'node:path';
import { loadPages, parsePage, repositoryRoot } from '@handbook/content';
import { expect, it } from 'vitest';
import { formatProblems } from '../lib/problem.ts';
import { report } from '../lib/report.ts';
import { badInputs } from './badInputs.ts';
import { commandReproductions } from './commandReproductions.ts';
import { errors, staleReasons, troubleshootingRoute } from './errors.ts';
import { readMessages } from './messages.ts';
import { reproduceBuilds, reproduceCommands } from './reproduce.ts';
import { reproductions } from './reproductions.ts';

const dist = join(repositoryRoot, 'node_modules/@rspress/core/dist');
const page = parsePage('docs/en/a.mdx', '# A\n\n`Tea is out in …/docs`\n');
const messages = [{ text: '" is out in', source: 'a.js' }];
const outcome = {
  reproduction: { files: {}, prints: ['is out in '] },
  ok: false,
  output: 'Tea is out in docs',
};
const check = (...input: Parameters<typeof errors>) => formatProblems(errors(...input).problems);

it('accepts a message that is reproduced and on the page', () => {
  expect(check([page], messages, [outcome])).toBe('');
});

it('fails on a message without a reproduction', () => {
  const more = [...messages, { text: 'Cup is full', source: 'b.js' }];
  expect(check([page], more, [outcome])).toContain('No reproduction prints “Cup is full” (b.js).');
});

it('fails on a message that the page lacks', () => {
  const empty = parsePage('docs/en/a.mdx', '# A\n\nTea is out in docs.\n');
  expect(check([empty], messages, [outcome])).toBe(
    "docs/en/a.mdx\n    The page doesn't explain “is out in”.\n" +
      '    Fix: Add the message, with its cause and its fix.',
  );
});

it('fails on a site that prints something else, or passes', () => {
  expect(check([page], messages, [{ ...outcome, output: 'Tea' }])).toContain("doesn't print");
  expect(check([page], messages, [{ ...outcome, ok: true }])).toContain('unexpectedly passes');
});

it('fails on a reason for a message that is gone', () => {
  const kept = readMessages(dist).filter(({ text }) => text !== 'Excluded route:');
  expect(staleReasons(kept)).toMatchObject([
    { line: expect.any(Number), message: 'The framework no longer contains “Excluded route:”.' },
  ]);
});

it('the site', async () => {
  const pages = loadPages().filter(({ route }) => route === troubleshootingRoute);
  const all = readMessages(dist);
  const outcomes = [
    ...(await reproduceBuilds([...reproductions, ...badInputs])),
    ...reproduceCommands(commandReproductions),
  ];
  const { problems, counted } = errors(pages, all, outcomes);
  report('errors', { problems: [...problems, ...staleReasons(all)], counted });
});
