import { describe, expect, it } from 'vitest';
import { answer } from '../answer.ts';
import { indexOf, section } from '../sections.fixture.ts';
import { phraseBonus } from './phrase.ts';

const index = indexOf(
  section({
    path: '/a',
    anchor: 'containers',
    heading: 'Containers',
    text: 'Three colons open a block.',
    phrases: ['warning box', 'put a note in a colored box'],
  }),
  section({ path: '/b', anchor: 'box', heading: 'Box model', text: 'A warning about the box.' }),
  section({ path: '/c', anchor: 'callout', heading: 'Callout', text: 'A component.' }),
  section({ path: '/d', anchor: 'other', heading: 'Other', phrases: ['callout', 'aside'] }),
  section({ path: '/e', anchor: 'home', heading: '自定义首页', phrases: ['自己写首页'] }),
  section({ path: '/f', anchor: 'start', heading: '首页', text: '自己写的首页在这里。' }),
);
const hits = (text: string) => answer(index, { text, limit: 20, snippetWords: 10 }).hits;

describe('phrases', () => {
  it.each(['warning box', 'warning boxes', 'how do I add a warning box'])(
    'match a question with their words: %s',
    (text) => expect(hits(text)[0]?.url).toBe('/a#containers'),
  );

  it('have no bonus for one of their words, which may be a name', () => {
    const asked = [{ key: 'discord', others: new Set<string>(), share: 1 }];
    expect(phraseBonus([new Set(['discord', 'link'])], asked)).toBe(0);
    expect(phraseBonus([new Set(['discord'])], asked)).toBeGreaterThan(1);
  });

  it('match a Chinese question', () => {
    expect(hits('自己写首页')[0]?.url).toBe('/e#home');
  });

  it('count less than the exact name or heading', () => {
    const urls = hits('callout').map(({ url }) => url);
    expect(urls.slice(0, 2)).toEqual(['/c#callout', '/d#other']);
  });

  it("aren't shown or marked", () => {
    const hit = hits('aside')[0];
    expect(hit?.url).toBe('/d#other');
    expect(hit?.words).toEqual([]);
    expect(hit).not.toHaveProperty('snippet');
    expect(JSON.stringify(hits('colored'))).not.toMatch(/colored/);
  });
});
