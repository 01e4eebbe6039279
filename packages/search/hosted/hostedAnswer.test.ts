import { describe, expect, it } from 'vitest';
import { readHostedAnswer } from './hostedAnswer.ts';
import { marks } from './markedText.ts';

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

describe('an answer of the provider', () => {
  it('becomes hits with everything marked and escaped', () => {
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

  it('has no snippet where nothing in the text matched, and needs no highlights', () => {
    const bare = hit({ content: null, _highlightResult: undefined, _snippetResult: undefined });
    const answer = readHostedAnswer(response({ hits: [bare] }));
    expect(answer.hits[0]).toMatchObject({ content: null, marked: {}, words: [] });
    expect(answer.hits[0]).not.toHaveProperty('snippet');
    expect(answer).not.toHaveProperty('queryID');
  });

  it('may be empty', () => {
    expect(readHostedAnswer(response({ hits: [], nbHits: 0 }))).toEqual({ hits: [], total: 0 });
  });
});

describe('a malformed answer is refused', () => {
  it.each([
    ['no object', null],
    ['a text', 'ok'],
    ['no results', {}],
    ['an empty list of results', { results: [] }],
    ['no hits', { results: [{ nbHits: 0 }] }],
    ['no number of hits', response({ nbHits: undefined })],
    ['a negative number of hits', response({ nbHits: -1 })],
    ['a queryID that is no text', response({ queryID: 5 })],
    ['a hit that is no object', response({ hits: [7] })],
    ['a hit without an objectID', response({ hits: [hit({ objectID: undefined })] })],
    ['a hit of an unknown type', response({ hits: [hit({ type: 'lvl0' })] })],
    ['a hit without a hierarchy', response({ hits: [hit({ hierarchy: null })] })],
    ['a title that is no text', response({ hits: [hit({ hierarchy: { lvl1: {} } })] })],
    ['a content that is no text', response({ hits: [hit({ content: 5 })] })],
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
  ])('a hit that leads to %j', (url) => {
    expect(() => readHostedAnswer(response({ hits: [hit({ url })] }))).toThrow(
      'the url of a hit does not lead into this site',
    );
  });
});
