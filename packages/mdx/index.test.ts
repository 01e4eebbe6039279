import { readFileSync } from 'node:fs';
import { bundledLanguages, bundledLanguagesInfo } from 'shiki';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { codeLanguages } from './index.ts';

/** Resolves an alias: `sh` is `shellscript`. */
const nameOf = (lang: string) =>
  bundledLanguagesInfo.find(({ id, aliases }) => id === lang || aliases?.includes(lang))?.id;

it('loads every language of the pages', () => {
  const used = globSync('docs/**/*.{md,mdx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^\s*(?:`{3,}|~{3,})([\w+-]+)/gm)]
      .map(([, lang = '']) => lang)
      .filter((lang) => lang in bundledLanguages),
  );
  expect(used.length).toBeGreaterThan(500);
  const known = codeLanguages.map(nameOf);
  expect([...new Set(used)].filter((lang) => !known.includes(nameOf(lang)))).toEqual([]);
});
