import { describe, expect, it } from 'vitest';
import { marks } from './markedText.ts';
import { readHostedAnswer as read } from './readHostedAnswer.ts';

const LIMIT = 20;
const readHostedAnswer = (response: unknown) => read(response, LIMIT);
const marked = (word: string) => `${marks.open}${word}${marks.close}`;
const hit = (over: object = {}) => ({
  objectID: '/guide#deploy/text-1',
  url: '/guide#deploy',
  type: 'content',
  content: 'Put it <online>.',
  hierarchy: { lvl0: 'Guide', lvl1: 'Deploy' },
  _highlightResult: {
    hierarchy: { lvl0: { value: 'Guide' }, lvl1: { value: marked('Deploy') } },
    content: { value: `Put ${marked('it')} <online>.` },
  },
  _snippetResult: { content: { value: `Put ${marked('it')} <online>…` } },
  ...over,
});
const response = (over: object = {}) => ({ results: [{ hits: [hit()], nbHits: 1, ...over }] });

describe('the answer of the provider', () => {
  it('becomes hits with marked and escaped titles and snippets', () => {
    expect(readHostedAnswer(response({ nbHits: 31, queryID: 'q1' }))).toEqual({
      hits: [
        {
          objectID: '/guide#deploy/text-1',
          url: '/guide#deploy',
          type: 'content',
          content: 'Put it <online>.',
          hierarchy: {
            ...{ lvl0: 'Guide', lvl1: 'Deploy', lvl2: null, lvl3: null },
            ...{ lvl4: null, lvl5: null, lvl6: null },
          },
          marked: { lvl1: '<mark>Deploy</mark>' },
          snippet: 'Put <mark>it</mark> &lt;online&gt;…',
          words: ['Deploy', 'it'],
        },
      ],
      total: 31,
      queryID: 'q1',
    });
  });

  it('has no snippet if only titles match, and needs no highlights', () => {
    const bare = hit({ content: null, _highlightResult: undefined, _snippetResult: undefined });
    const answer = readHostedAnswer(response({ hits: [bare] }));
    expect(answer.hits[0]).toMatchObject({ content: null, marked: {}, words: [] });
    expect(answer.hits[0]).not.toHaveProperty('snippet');
    expect(answer).not.toHaveProperty('queryID');
  });

  it('has no more hits than requested', () => {
    const hits = Array.from({ length: 100_000 }, () => hit());
    expect(readHostedAnswer(response({ hits })).hits).toHaveLength(LIMIT);
  });

  it('has escaped HTML in every field that becomes HTML', () => {
    const html = '<img src=x onerror=alert(1)>';
    const title = { value: marked(html) };
    const evil = hit({
      objectID: html,
      content: html,
      hierarchy: { lvl0: html, lvl1: html, lvl6: html },
      _highlightResult: { hierarchy: { lvl0: title, lvl1: title }, content: title },
      _snippetResult: { content: title },
    });
    const [{ marked: titles, snippet, words } = {}] = readHostedAnswer(
      response({ hits: [evil] }),
    ).hits;
    const escaped = '<mark>&lt;img src=x onerror=alert(1)&gt;</mark>';
    expect(titles).toEqual({ lvl0: escaped, lvl1: escaped });
    expect(snippet).toBe(escaped);
    expect(words).toEqual([html]);
  });

  it.each([
    ['wrong types', { hierarchy: [1], content: 5 }, { content: { value: {} } }],
    ['lists', [], []],
    ['huge strings', { content: { value: marked('a'.repeat(10_000)) } }, { content: null }],
  ])('ignores highlights with %s', (_, _highlightResult, _snippetResult) => {
    const answer = readHostedAnswer(
      response({ hits: [hit({ _highlightResult, _snippetResult })] }),
    );
    expect(answer.hits[0]).toMatchObject({ marked: {}, words: [] });
    expect(answer.hits[0]).not.toHaveProperty('snippet');
  });

  it('marks at most 50 words on the page', () => {
    const value = Array.from({ length: 1000 }, (_, index) => marked(`${index}`)).join(' ');
    const many = hit({ _highlightResult: { content: { value } } });
    expect(readHostedAnswer(response({ hits: [many] })).hits[0]?.words).toHaveLength(50);
  });

  it('may be empty', () => {
    expect(readHostedAnswer(response({ hits: [], nbHits: 0 }))).toEqual({ hits: [], total: 0 });
  });
});

describe('a malformed answer throws', () => {
  it.each([
    ['null', null],
    ['a string', 'ok'],
    ['no results', {}],
    ['an empty list of results', { results: [] }],
    ['no hits', { results: [{ nbHits: 0 }] }],
    ['no number of hits', response({ nbHits: undefined })],
    ['a negative number of hits', response({ nbHits: -1 })],
    ['a queryID of another type', response({ queryID: 5 })],
    ['a hit of another type', response({ hits: [7] })],
    ['a hit without an objectID', response({ hits: [hit({ objectID: undefined })] })],
    ['a hit of an unknown type', response({ hits: [hit({ type: 'lvl0' })] })],
    ['a hit without a hierarchy', response({ hits: [hit({ hierarchy: null })] })],
    ['a title of another type', response({ hits: [hit({ hierarchy: { lvl1: {} } })] })],
    ['content of another type', response({ hits: [hit({ content: 5 })] })],
    [
      'a hit without a title',
      response({ hits: [hit({ hierarchy: { lvl0: 'Guide', lvl1: '' } })] }),
    ],
    ['a hierarchy that is a list', response({ hits: [hit({ hierarchy: ['Guide'] })] })],
    ['a title that is a list', response({ hits: [hit({ hierarchy: { lvl1: ['Deploy'] } })] })],
    ['hits of another type', response({ hits: { 0: hit(), length: 1 } })],
    ['a number of hits as a string', response({ nbHits: '1' })],
    ['a huge title', response({ hits: [hit({ hierarchy: { lvl1: 'a'.repeat(10_001) } })] })],
    ['a huge url', response({ hits: [hit({ url: `/${'a'.repeat(10_000)}` })] })],
    ['a huge content', response({ hits: [hit({ content: 'a'.repeat(10_001) })] })],
    ['a huge objectID', response({ hits: [hit({ objectID: 'a'.repeat(10_001) })] })],
    ['a huge queryID', response({ queryID: 'a'.repeat(10_001) })],
    [
      'an area named hasOwnProperty',
      response({ hits: [hit({ hierarchy: { lvl0: 'hasOwnProperty', lvl1: 'a' } })] }),
    ],
    [
      'a title named __proto__',
      response({ hits: [hit({ hierarchy: { lvl1: marked('__proto__') } })] }),
    ],
  ])('%s', (_, answer) => {
    expect(() => readHostedAnswer(answer)).toThrow("The search provider's answer is malformed: ");
  });

  it.each([
    'javascript:alert(1)',
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/a/..//elsewhere.example/',
    '/\\elsewhere.example/',
    '/\t/elsewhere.example',
    'guide',
    '',
    7,
  ])('a hit with the url %j', (url) => {
    expect(() => readHostedAnswer(response({ hits: [hit({ url })] }))).toThrow(
      "the url of a hit isn't a path of this site",
    );
  });
});
