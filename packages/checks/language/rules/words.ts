import { bannedWords } from '../data/bannedWords.ts';
import { glossary } from '../data/glossary.ts';
import { type Finding, foundMatches } from '../prose/finding.ts';
import { ownWordsOf, type Piece, wordsOf } from '../prose/piece.ts';

/** Finds words that judge the reader or promise a time. */
export const banned = (piece: Piece): Finding[] =>
  bannedWords[piece.lang].flatMap(({ pattern, why, instead }) =>
    foundMatches('banned', piece, ownWordsOf(piece), pattern, (word) => [
      `“${word}” breaks our style rules: ${why}.`,
      instead,
    ]),
  );

/** Finds spellings that the glossary replaces with one term. */
export const terms = (piece: Piece): Finding[] =>
  glossary[piece.lang].flatMap(({ use, never, for: original }) =>
    never.flatMap((pattern) =>
      foundMatches('glossary', piece, wordsOf(piece), pattern, (word) => [
        `“${word}” is not the term that this site uses.`,
        `Write “${use}”${original ? ` (${original})` : ''}, or put it in backticks if it is code.`,
      ]),
    ),
  );

const placeholders = [
  /\b(?:TODO|FIXME|TBD|XXX)\b/g,
  /\b(?:lorem ipsum|coming soon|under construction|work in progress|to be written)\b/gi,
  /待补充|待完善|待更新|敬请期待|施工中|建设中|占位/g,
];

/** Finds placeholders for missing text. */
export const placeholder = (piece: Piece): Finding[] =>
  placeholders.flatMap((pattern) =>
    foundMatches('placeholder', piece, wordsOf(piece), pattern, (word) => [
      `“${word}” is a placeholder for text that is missing.`,
      'Write the text, or leave the section out until it exists.',
    ]),
  );
