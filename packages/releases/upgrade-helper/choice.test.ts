import { expect, it } from 'vitest';
import { between, firstChoice, readChoice, writeChoice } from './choice.ts';

const versions = ['1.47.2', '2.0.0', '2.0.1', '2.0.10'];

it('defaults to the step to the newest release', () => {
  expect(firstChoice(versions)).toEqual({ from: '2.0.1', to: '2.0.10' });
});

it.each([
  ['?from=1.47.2&to=2.0.1', { from: '1.47.2', to: '2.0.1' }],
  ['?from=2.0.0', { from: '2.0.0', to: '2.0.10' }],
  ['?from=9.9.9&to=2', { from: '2.0.1', to: '2.0.10' }],
  ['', { from: '2.0.1', to: '2.0.10' }],
])('reads %s', (search, choice) => {
  expect(readChoice(search, versions)).toEqual(choice);
});

it('reads the choice that it writes', () => {
  const choice = { from: '1.47.2', to: '2.0.0' };
  expect(readChoice(writeChoice(choice), versions)).toEqual(choice);
});

it('includes every release in between', () => {
  expect(between(versions, { from: '1.47.2', to: '2.0.1' })).toEqual(['2.0.0', '2.0.1']);
  expect(between(versions, { from: '2.0.1', to: '2.0.10' })).toEqual(['2.0.10']);
  expect(between(versions, { from: '2.0.1', to: '2.0.1' })).toEqual([]);
  expect(between(versions, { from: '2.0.10', to: '2.0.0' })).toEqual([]);
});
