import { expect, it } from 'vitest';
import { answer } from '../answer.ts';
import { indexOf, section } from '../sections.fixture.ts';
import { isDead } from './facts.ts';

it.each([
  { text: "Type: 'always' | 'never'\nHas no effect: the navbar is always shown." },
  { text: '类型： boolean\n不生效：没有代码使用这个字段。' },
  { text: 'Type: () => Data\nDeprecated. Returns all of it.' },
  { text: "Type: string\nDefault: 'auto'\nRedirects visitors. This key is deprecated." },
  { text: 'string | none | Has no effect. Use code instead', isRow: true as const },
  { text: 'boolean | true | Shown.', isRow: true as const, parents: ['Keys without effect'] },
  { text: 'Type: string', parents: ['documentation.js（不生效）'] },
])('is deprecated or has no effect: $text', (given) => expect(isDead(section(given))).toBe(true));

it.each([
  { text: 'Type: string\nAdds a badge, for example to a deprecated page.' },
  { text: 'number | none | Height; without it, fold has no effect', isRow: true as const },
  { text: '1em | Tag deprecated', isRow: true as const },
])("isn't deprecated and has an effect: $text", (given) =>
  expect(isDead(section(given))).toBe(false),
);

it('comes last for words, and first for its name', () => {
  const index = indexOf(
    section({ anchor: 'dead', heading: 'hideNavbar', text: 'Has no effect. Hide the navbar so.' }),
    section({ anchor: 'far', heading: 'Layouts', text: 'A page may hide its navbar.' }),
  );
  const first = (text: string) =>
    answer(index, { text, limit: 5, snippetWords: 10 }).hits.map(({ url }) => url)[0];
  expect(first('hide navbar')).toBe('/guide/page#far');
  expect(first('hideNavbar')).toBe('/guide/page#dead');
  expect(first('hideNavbar does nothing')).toBe('/guide/page#dead');
});
