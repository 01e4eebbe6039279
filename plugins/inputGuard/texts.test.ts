import { describe, expect, it } from 'vitest';
import { checkInterfaceTexts } from './interfaceTexts.ts';
import { checkTextKeys, textKeys } from './textKeys.ts';

describe('checkInterfaceTexts', () => {
  const problems = (text: string) =>
    checkInterfaceTexts({ file: 'i18n.json', text, languages: ['en', 'zh'] }).map(
      ({ line, column, message, cure }) => `${line}:${column} ${message} ${cure}`,
    );

  it('accepts texts in both languages', () => {
    expect(problems('{ "nav.guide": { "en": "Guide", "zh": "指南" } }')).toEqual([]);
  });

  it.each([
    [
      '{\n  "nav.guide": { "en": "Guide" }\n}',
      '2:3 The text "nav.guide" has no "zh". Add "zh" with its translation.',
    ],
    [
      '{ "nav.guide": { "en": " ", "zh": "指南" } }',
      '1:24 The "en" text of "nav.guide" is empty. Write the text as a string.',
    ],
    [
      '{ "nav.guide": { "en": "Guide", "zh": 1 } }',
      '1:39 The "zh" text of "nav.guide" is empty. Write the text as a string.',
    ],
    [
      '{ "nav.guide": { "en": "Guide", "zh": "指南", "fr": "Guide" } }',
      '1:45 The text "nav.guide" has the language "fr", which the site has not. Take it out.',
    ],
    [
      '{ "a": { "en": "A", "zh": "一" }, "a": {} }',
      '1:34 This is not valid JSON: "a" appears twice. Correct it at this place.',
    ],
    [
      '[]',
      '1:1 This is of type array. Write an object of text keys, each with one text per language.',
    ],
  ])('refuses %s', (text, expected) => {
    expect(problems(text)).toEqual([expected]);
  });
});

describe('checkTextKeys', () => {
  const keys = textKeys('{ "nav.guide": {}, "nav.version": {}, "sidebar.basics": {} }');
  const problems = (value: unknown) =>
    checkTextKeys({ file: 'docs/en/_nav.json', text: JSON.stringify(value), keys }).map(
      ({ message, cure }) => `${message} ${cure}`,
    );

  it('accepts known keys and plain texts', () => {
    const items = [
      { text: 'nav.guide', items: [{ text: 'package.json' }, { text: 'Guide. And more' }] },
      { label: 'sidebar.basics' },
      { link: 'nav.nothing' },
    ];
    expect(problems(items)).toEqual([]);
  });

  it('names a key that has no text, at any depth', () => {
    expect(problems([{ text: 'nav.version', items: [{ text: 'nav.giude' }] }])).toEqual([
      'There is no interface text "nav.giude". Did you mean "nav.guide"? Else add "nav.giude" to i18n.json.',
    ]);
    expect(problems([{ label: 'sidebar.plugins' }])).toEqual([
      'There is no interface text "sidebar.plugins". Add "sidebar.plugins" to i18n.json.',
    ]);
  });

  it('has no keys when the file is broken', () => {
    expect(textKeys('{')).toEqual([]);
  });
});
