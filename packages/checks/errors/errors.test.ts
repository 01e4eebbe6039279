import { join } from 'node:path';
import { loadPages, parsePage, repositoryRoot } from '@handbook/content';
import { expect, it } from 'vitest';
import { formatProblems } from '../lib/problem.ts';
import { report } from '../lib/report.ts';
import { badInputs } from './badInputs.ts';
import { errors, troubleshootingRoute } from './errors.ts';
import { unprovoked } from './internal.ts';
import { readMessages } from './messages.ts';
import { provokeBuilds, provokeCommands } from './provoke.ts';
import { provocations } from './provoked.ts';
import { commandProvocations } from './provokedCommands.ts';

const dist = join(repositoryRoot, 'node_modules/@rspress/core/dist');
const page = parsePage('docs/en/a.mdx', '# A\n\n`Tea is out in …/docs`\n');
const messages = [{ text: '" is out in', source: 'a.js' }];
const reaction = {
  provocation: { files: {}, prints: ['is out in '] },
  ok: false,
  output: 'Tea is out in docs',
};
const check = (...input: Parameters<typeof errors>) => formatProblems(errors(...input).problems);

it('accepts a message that is provoked and on the page', () => {
  expect(check([page], messages, [reaction])).toBe('');
});

it('fails on a message that nothing provokes', () => {
  const more = [...messages, { text: 'Cup is full', source: 'b.js' }];
  expect(check([page], more, [reaction])).toContain('Nothing provokes “Cup is full” (b.js).');
});

it('fails on a message that the page leaves out', () => {
  const empty = parsePage('docs/en/a.mdx', '# A\n\nTea is out in docs.\n');
  expect(check([empty], messages, [reaction])).toBe(
    'docs/en/a.mdx\n    The page does not say what “is out in” means.\n' +
      '    Fix: Add it, with cause and fix.',
  );
});

it('fails on a site that prints something else, or passes', () => {
  expect(check([page], messages, [{ ...reaction, output: 'Tea' }])).toContain('does not print');
  expect(check([page], messages, [{ ...reaction, ok: true }])).toContain('ends with ok: true');
});

it('excuses only what the framework still says', () => {
  const texts = readMessages(dist).map(({ text }) => text);
  expect(Object.keys(unprovoked).filter((text) => !texts.includes(text))).toEqual([]);
});

it('the site', async () => {
  const pages = loadPages().filter(
    ({ route }) => route.replace(/^\/zh/, '') === troubleshootingRoute,
  );
  const reactions = [
    ...(await provokeBuilds([...provocations, ...badInputs])),
    ...provokeCommands(commandProvocations),
  ];
  report('errors', errors(pages, readMessages(dist), reactions));
});
