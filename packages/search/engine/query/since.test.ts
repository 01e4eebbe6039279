import { expect, test } from 'vitest';
import { answer } from '../answer.ts';
import { indexOf, section } from '../sections.fixture.ts';
import { readSince } from './since.ts';

const index = indexOf(
  section({
    anchor: 'checkanchors',
    heading: 'checkAnchors',
    since: '2.0.15',
    text: 'Dead anchors.',
  }),
  section({ anchor: 'author', heading: 'author', since: '2.0.15', text: 'Who wrote it.' }),
  section({ anchor: 'siteorigin', heading: 'siteOrigin', since: '2.0.19', text: 'Dead simple.' }),
  section({ anchor: 'base', heading: 'base', text: 'A path, since:2.0.15 or not.' }),
);

const anchors = (text: string, limit = 20) => {
  const { hits, total, suggestions } = answer(index, { text, limit, snippetWords: 10 });
  return { anchors: hits.map(({ url }) => url.split('#')[1]), total, suggestions };
};

test.each([
  ['since:2.0.15', ['checkanchors', 'author']],
  ['SINCE: v2.0.15 ', ['checkanchors', 'author']],
  ['since：2.0.19', ['siteorigin']],
  ['since:2.0', ['checkanchors', 'author', 'siteorigin']],
  ['since:2.0.', ['checkanchors', 'author', 'siteorigin']],
  ['since:2.0.15 dead', ['checkanchors']],
  ['dead since:2.0.19', ['siteorigin']],
])('%s lists the entries of a release', (text, expected) => {
  expect(anchors(text).anchors).toEqual(expected);
});

test('counts all entries, and returns the requested number', () => {
  expect(anchors('since:2.0', 1)).toMatchObject({ anchors: ['checkanchors'], total: 3 });
});

test('finds and suggests nothing for a release without entries', () => {
  expect(anchors('since:2.0.1')).toEqual({ anchors: [], total: 0, suggestions: [] });
});

test('is a normal word without a version', () => {
  expect(readSince('since when')).toBeUndefined();
  expect(readSince('ever since:')).toBeUndefined();
});
