import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasMatch, marks, matchedWords, toMarkedHtml, withoutMarks } from './markedText.ts';

const { open, close } = marks;

it('marked words become <mark>, and everything else is escaped', () => {
  const text = `a <img src=x onerror="y"> ${open}<b>${close} & 'c'`;
  expect(toMarkedHtml(text)).toBe(
    'a &lt;img src=x onerror=&quot;y&quot;&gt; <mark>&lt;b&gt;</mark> &amp; &#39;c&#39;',
  );
  expect(matchedWords(text)).toEqual(['<b>']);
  expect(withoutMarks(text)).toBe(`a <img src=x onerror="y"> <b> & 'c'`);
});

it.each([
  ['a mark without an end', `a ${open}b`, 'a <mark>b</mark>'],
  ['an end without a start', `a${close} b`, 'a b'],
  ['a nested mark', `${open}a${open}b${close}c${close}`, '<mark>a</mark><mark>b</mark>c'],
  ['an empty mark', `a${open}${close}b`, 'ab'],
])('%s is balanced or removed', (_, text, html) => {
  expect(toMarkedHtml(text)).toBe(html);
});

it('text without marks has no match', () => {
  expect(hasMatch('<mark>a</mark>')).toBe(false);
  expect(hasMatch(`${open}a${close}`)).toBe(true);
});

it('the only tag in the HTML is <mark>, and it is balanced', () => {
  const character = fc.constantFrom(open, close, '<', '>', '&', '"', "'", 'a', '/', 'mark');
  fc.assert(
    fc.property(fc.string({ unit: character }), (text) => {
      const html = toMarkedHtml(text);
      expect(html.replace(/<mark>[^<>]+<\/mark>/g, '')).not.toMatch(/[<>"']/);
    }),
    { numRuns: 1000 },
  );
});
