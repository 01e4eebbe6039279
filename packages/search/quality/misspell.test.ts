import { expect, it } from 'vitest';
import { misspell } from './misspell.mjs';

const section = (anchor: string, heading: string, text = '') => ({
  path: '/a',
  anchor,
  area: '',
  title: 'Page',
  heading,
  parents: [],
  depth: 2,
  text,
  code: '',
});

const sections = [
  section('env', 'Environment variables'),
  section('env-files', 'The environment of a build'),
  section('cache', 'Persistent cache'),
];

it('misspells long words of headings once each, and accepts every section that has the word', () => {
  const questions = misspell(sections, 100);
  expect(questions).toHaveLength(5);
  const environment = questions.find(({ accept }) => accept.length === 2);
  expect(environment?.accept).toEqual(['/a#env', '/a#env-files']);
  const original = ['environment', 'variables', 'build', 'persistent', 'cache'];
  for (const { query } of questions) {
    expect(original).not.toContain(query);
    expect(original.some((word) => word[0] === query[0] && isOneSlip(word, query))).toBe(true);
  }
});

it('returns the same typos for the same seed, and other typos for another seed', () => {
  const queries = (seed: number) => misspell(sections, 5, seed).map(({ query }) => query);
  expect(queries(1)).toEqual(queries(1));
  expect(queries(1)).not.toEqual(queries(2));
});

it('drops misspellings that are words on the pages', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  // Every typo of this word, except a wrong last letter, is a word in the text.
  const text = letters
    .map((letter) => `aaaa${letter}`)
    .concat('aaaa', 'aaaaaa')
    .join(' ');
  expect(misspell([section('a', 'aaaaa', text)], 10)).toEqual([]);
});

function isOneSlip(word: string, typo: string) {
  const slips = [...word].flatMap((letter, at) => [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + (typo[at] ?? '') + word.slice(at + 1),
    at > 0 ? word.slice(0, at - 1) + letter + word[at - 1] + word.slice(at + 1) : '',
  ]);
  return slips.includes(typo);
}
