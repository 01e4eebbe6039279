import { readdirSync, readFileSync } from 'node:fs';
import { bundledLanguages, bundledLanguagesInfo } from 'shiki';
import { expect, it } from 'vitest';
import { codeLanguages } from './codeLanguages.ts';

const docs = new URL('../../../docs/', import.meta.url);

/** Resolves an alias: `sh` is `shellscript`. */
const nameOf = (lang: string) =>
  bundledLanguagesInfo.find(({ id, aliases }) => id === lang || aliases?.includes(lang))?.id;

const used = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.mdx?$/.test(file))
  .flatMap((file) => {
    const text = readFileSync(new URL(file, docs), 'utf8');
    return [...text.matchAll(/^\s*(?:`{3,}|~{3,})([\w+-]+)/gm)].map(([, lang = '']) => lang);
  })
  .filter((lang) => lang in bundledLanguages);

it('lists every language that the pages use', () => {
  expect(used.length).toBeGreaterThan(500);
  const known = codeLanguages.map(nameOf);
  expect([...new Set(used)].filter((lang) => !known.includes(nameOf(lang)))).toEqual([]);
});
