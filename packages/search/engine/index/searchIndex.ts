import type { Section } from '@handbook/content';
import { queryWords } from '../query/words.ts';
import { fold } from '../text/fold.ts';
import { isStopWord } from '../text/stopWords.ts';
import { runs } from '../text/tokens.ts';
import type { SearchDocuments } from '../types.ts';
import { isDead } from './isDead.ts';
import { isEntry } from './isEntry.ts';
import { Postings } from './postings.ts';
import { find, type Query } from './query.ts';
import type { Results } from './results.ts';
import { Vocabulary } from './vocabulary.ts';

/** What ranking asks about a section again and again, worked out once. */
export interface Facts {
  /** The heading's letters and digits, folded. */
  headingKey: string;
  /** The same of its last part: `cleanurls` for `route.cleanUrls`. */
  ownKey: string;
  /** The heading, folded. */
  heading: string;
  /** The keys of the headings above, from the top, and of the page's title. */
  around: string[];
  /** How many words the heading has that say something; two Chinese characters are one. */
  headingWords: number;
  /** What each phrase of the section is compared by: the keys of its words that say something. */
  phrases: readonly ReadonlySet<string>[];
  /** Whether it is an entry of the reference. */
  isEntry: boolean;
  /** Whether it says that it is deprecated or has no effect. */
  isDead: boolean;
  /** The names of files among its phrases. */
  files: ReadonlySet<string>;
}

/** An index over the sections of one language. */
export interface SearchIndex {
  sections: readonly Section[];
  /** The facts about a section that was found; a reader's few queries ask about a part of them. */
  factsOf(id: number): Facts;
  postings: Postings;
  vocabulary: Vocabulary;
  /** Whether a term stands anywhere. */
  has(term: string): boolean;
  /** The sections that match, by their place in `sections`. */
  find(query: Query): Results;
}

/** The letters and digits of a text, folded: `clean urls`, `cleanUrls` and `clean-urls` are the same. */
export const keyOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** The name of a file, with its folder perhaps. */
const FILE = /^[\w$./-]+\.(?:json|mdx?|[cm]?[jt]sx?|css|html|txt|xml)$/;

function wordCount(text: string): number {
  let words = 0;
  for (const run of runs(text)) {
    if (run.cjk) words += Math.max(1, run.text.length / 2);
    else if (!isStopWord(fold(run.text))) words += 1;
  }
  return Math.max(1, words);
}

const keysOf = (phrase: string): Set<string> =>
  new Set(
    queryWords(phrase)
      .filter(({ stop }) => !stop)
      .map(({ key }) => key),
  );

const factsAbout = (section: Section): Facts => ({
  headingKey: keyOf(section.heading),
  ownKey: keyOf(section.heading.split('.').at(-1) ?? ''),
  heading: fold(section.heading).trim(),
  around: [...section.parents, section.title].map(keyOf),
  headingWords: wordCount(section.heading),
  phrases: (section.phrases ?? []).map(keysOf),
  isEntry: isEntry(section),
  isDead: isEntry(section) && isDead(section),
  files: new Set((section.phrases ?? []).filter((phrase) => FILE.test(phrase)).map(fold)),
});

/** Builds the index. */
export function buildIndex({ sections }: SearchDocuments): SearchIndex {
  const postings = new Postings(sections);
  const vocabulary = new Vocabulary(postings.terms());
  const source = { size: sections.length, postings, vocabulary };
  const facts: Facts[] = [];
  return {
    sections,
    factsOf: (id) => {
      facts[id] ??= factsAbout(sections[id] as Section);
      return facts[id];
    },
    postings,
    vocabulary,
    has: (term) => postings.has(term),
    find: (query) => find(source, query),
  };
}
