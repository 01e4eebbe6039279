import { readFileSync } from 'node:fs';
import type { Lang } from '@handbook/content';

/** A wording that pages must not contain, and what to write instead. */
interface Excluded {
  find: RegExp;
  write: string;
}

/** `words.json`: patterns of wordings, below what to write instead. */
interface Words {
  /** Wrong spellings of names, separated by `|`, the same in both languages. */
  names: Record<string, string>;
  en: Record<string, string[]>;
  zh: Record<string, string[]>;
}

const words: Words = JSON.parse(readFileSync(new URL('words.json', import.meta.url), 'utf8'));

/** A wrong name may be part of a path, a URL, or the name of a package. */
const names: Excluded[] = Object.entries(words.names).map(([write, spellings]) => ({
  find: new RegExp(`(?<![\\w./@-])(?:${spellings.replaceAll('.', '\\.')})(?![\\w/-]|\\.\\w)`, 'g'),
  write,
}));

const compiled = (lists: Record<string, string[]>, flags: string): Excluded[] =>
  Object.entries(lists).flatMap(([write, patterns]) =>
    patterns.map((pattern) => ({ find: new RegExp(pattern, flags), write })),
  );

/** A space of an English pattern may be a line break. */
const english = Object.fromEntries(
  Object.entries(words.en).map(([write, patterns]) => [
    write,
    patterns.map((pattern) => pattern.replaceAll(' ', '\\s+')),
  ]),
);

/** Chinese punctuation in a line of an English page without Chinese text, which would be a sample. */
const punctuation: Excluded = {
  find: /(?<=^[^\p{Script=Han}\n]*)[，。：；？！（）【】《》「」](?=[^\p{Script=Han}\n]*$)/gmu,
  write: 'the Latin character',
};

/** The wordings that the style and the glossary exclude, by language. */
export const excluded: Readonly<Record<Lang, Excluded[]>> = {
  en: [...names, punctuation, ...compiled(english, 'gi')],
  zh: [...names, ...compiled(words.zh, 'g')],
};
