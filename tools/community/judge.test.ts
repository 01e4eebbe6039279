import { expect, test } from 'vitest';
import { judge } from './judge.mjs';

test('a build with its effect works', () => {
  expect(judge({ status: 0, output: 'ready   built in 1 s', effect: true })).toEqual({
    result: 'works',
  });
});

test('a warning is quoted without colors', () => {
  const output = '\u001b[33mwarn\u001b[39m    Old option';
  expect(judge({ status: 0, output, effect: true })).toEqual({
    result: 'warns',
    message: 'Old option',
  });
});

test('a build without the effect differs from one that fails', () => {
  expect(judge({ status: 0, output: '', effect: false })).toEqual({ result: 'noEffect' });
  expect(judge({ status: 1, output: 'error   Boom in /path/to/site/a.js', effect: false })).toEqual(
    {
      result: 'fails',
      message: 'Boom in a.js',
    },
  );
});
