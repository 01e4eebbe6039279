import { expect, it } from 'vitest';
import type { Stated } from '../page/stated.ts';
import { resolveName } from './match.ts';

const stated = { scope: [] } as unknown as Stated;
const matcher = (...known: string[]) => ({
  known: new Set(known),
  prefixes: [],
  aliases: new Map<string, string>(),
});

it('finds a CSS variable by its name', () => {
  expect(resolveName('--rp-c-bg', stated, matcher('--rp-c-bg', '--rp-c-bg-alt'))).toEqual([
    '--rp-c-bg',
  ]);
});

it('treats a flag outside the section of a command as a flag of every command', () => {
  const known = matcher('rspress dev --port', 'rspress preview --port');
  expect(resolveName('--port', stated, known)).toEqual([
    'rspress dev --port',
    'rspress preview --port',
  ]);
});
