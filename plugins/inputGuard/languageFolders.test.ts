import { expect, it } from 'vitest';
import { checkLanguageFolders } from './languageFolders.ts';
import { treeOf } from './sourceTree.fixture.ts';
import { pageExtensions } from './sourceTree.ts';

const check = (...paths: string[]) =>
  checkLanguageFolders({
    tree: treeOf(...paths),
    docs: 'docs',
    languages: ['en', 'zh'],
    extensions: pageExtensions,
  });

const sound = ['en/index.mdx', 'zh/index.mdx', 'public/icon.svg', '.cache/x', 'readme.txt'];

it('accepts the languages, public files and hidden folders', () => {
  expect(check(...sound)).toEqual([]);
});

it('names a folder of an unknown language and where its pages belong', () => {
  expect(check(...sound, 'fr-CA/guide/a.mdx')).toEqual([
    {
      file: 'docs/fr-CA',
      message: '"fr-CA" is no language of this site.',
      cure: 'Move its pages into docs/en, docs/zh, or add the language to "locales" in rspress.config.ts.',
    },
  ]);
});

it('recognises a mistyped language', () => {
  expect(check(...sound, 'hz/a.mdx')[0]?.cure).toBe('Did you mean docs/zh?');
});

it('names a page outside the languages', () => {
  expect(check(...sound, 'about.mdx')).toMatchObject([
    { file: 'docs/about.mdx', cure: 'Move it into docs/en, docs/zh.' },
  ]);
});

it('names a language without a folder', () => {
  expect(check('en/index.mdx')).toMatchObject([
    { file: 'docs/zh', message: 'The language "zh" has no folder.' },
  ]);
});
