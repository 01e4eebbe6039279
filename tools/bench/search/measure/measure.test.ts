import { idOfUrl, rankOf, scoreByKind, scoreOf, sectionId } from '@handbook/search/quality';
import { describe, expect, it } from 'vitest';
import { containment, termsOf } from './containment.mjs';
import { percentile } from './percentile.mjs';

const outcome = (hits: string[], accept = ['/a#b'], kind = 'key', query = 'b') => ({
  question: { query, kind, accept },
  hits,
});

describe('score', () => {
  const outcomes = [
    outcome(['/a#b', '/c']),
    outcome(['/c', '/d', '/e', '/a#b']),
    outcome([], ['/a'], 'typo'),
    outcome(['/a'], ['/a#b'], 'typo'),
  ];

  it('counts the first right answer, and distinguishes a page from its sections', () => {
    expect(outcomes.map(rankOf)).toEqual([1, 4, Infinity, Infinity]);
    expect(scoreOf(outcomes)).toEqual({
      questions: 4,
      hit1: 0.25,
      hit3: 0.25,
      hit5: 0.5,
      mrr: (1 + 1 / 4) / 4,
      zero: 0.25,
    });
  });

  it('scores each kind separately', () => {
    const kinds = scoreByKind(outcomes).map(([kind, { questions, hit5 }]) => [
      kind,
      questions,
      hit5,
    ]);
    expect(kinds).toEqual([
      ['key', 2, 1],
      ['typo', 2, 0],
    ]);
  });

  it('has no score without outcomes', () => {
    expect(() => scoreOf([])).toThrow('no outcomes');
  });
});

it.each([
  [[5, 1, 4, 2, 3], 0.5, 3],
  [[1, 2, 3, 4], 0.5, 2],
  [[2, 1], 0.95, 2],
  [[7], 0.5, 7],
  [[], 0.5, Number.NaN],
])('percentile of %j at %d is %d', (numbers, share, expected) => {
  expect(percentile(numbers, share)).toBe(expected);
});

it.each([
  ['/guide/basic/ssg#a', '/guide/basic/ssg#a'],
  ['/guide/basic/ssg.html#%E5%AE%89', '/guide/basic/ssg#安'],
  ['http://localhost:80/zh/index.html', '/zh/'],
  ['/api/commands#--port', '/api/commands#--port'],
])('%s leads to %s', (url, id) => {
  expect(idOfUrl(url)).toBe(id);
});

it('uses only the route for the introduction of a page', () => {
  expect(sectionId({ path: '/api/', anchor: '' })).toBe('/api/');
});

describe('containment', () => {
  const section = (text: string) => ({
    path: '/zh/a',
    anchor: text,
    area: '',
    title: '路由',
    heading: '',
    parents: [],
    depth: 2,
    text,
    code: 'cleanUrls',
  });
  const sections = new Map([
    ['/zh/a#1', section('设置端口')],
    ['/zh/a#2', section('设置口令')],
  ]);

  it('separates runs of Chinese characters from words', () => {
    expect(termsOf('TSX页面 a_b 行')).toEqual(['tsx', '页面', 'a_b', '行']);
  });

  it('counts hits that have every term, in any field', () => {
    const hits = ['/zh/a#1', '/zh/a#2', '/zh/nowhere'];
    const of = (query: string, kind: string) =>
      containment([outcome(hits, [], kind, query)], sections, 3);
    expect(of('端口', 'words')).toEqual({ queries: 1, hits: 3, share: 1 / 3 });
    expect(of('路由 CleanURLs', 'mixed')).toEqual({ queries: 1, hits: 3, share: 2 / 3 });
    expect(of('怎么设置端口', 'howto')).toEqual({ queries: 0, hits: 0, share: Number.NaN });
    expect(of('port', 'key')).toEqual({ queries: 0, hits: 0, share: Number.NaN });
  });

  it('counts only the first hits', () => {
    expect(
      containment([outcome(['/zh/a#1', '/zh/a#2'], [], 'words', '端口')], sections, 1),
    ).toEqual({
      queries: 1,
      hits: 1,
      share: 1,
    });
  });
});
