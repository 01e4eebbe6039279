import autocorrect from 'autocorrect-node';
import { run } from 'zhlint';
import { type Finding, found } from '../prose/finding.ts';
import { interruption } from '../prose/inline.ts';
import { type Piece, shown, wordsOf } from '../prose/piece.ts';

/**
 * zhlint knows quotes, brackets and inline code; its presets want half-width brackets and spaces
 * around quotes, which is not how we write, and no space before units of time.
 */
const rules = {
  preset: 'default',
  halfwidthPunctuation: '[]{}',
  fullwidthPunctuation: '，。：；？！“”‘’（）',
  adjustedFullwidthPunctuation: '',
  skipZhUnits: '',
};

/** autocorrect knows words and units; its brackets around Latin text are half-width, ours are not. */
autocorrect.loadConfig(
  JSON.stringify({ rules: { 'halfwidth-punctuation': 0, 'halfwidth-word': 0, spellcheck: 0 } }),
);

const han = /\p{Script=Han}/u;
const fullWidth = /[，。：；？！（）【】《》「」]/g;

/** An extension or a name such as .NET: zhlint would take its dot for a full stop. */
const dotted = /(?<![\w.`])\.[A-Za-z]\w*/g;

/** What is quoted in another language keeps its own marks. */
const foreignQuote = /“[^“”\p{Script=Han}]*[A-Za-z][^“”\p{Script=Han}]*”/gu;

/** Stands for such a quotation: a character that no page needs, but set like any other. */
const standIn = '“龘”';

/** Chinese text as it should be set. */
export function corrected(text: string): string {
  const names: string[] = [];
  const quotes: string[] = [];
  const hidden = text
    .replace(foreignQuote, (quote) => {
      quotes.push(quote);
      return standIn;
    })
    .replace(dotted, (name) => `\`dotted${names.push(name) - 1}\``);
  const spaced = run(hidden, { rules }).result;
  return autocorrect
    .formatFor(spaced, 'markdown')
    .replace(/`dotted(\d+)`/g, (_, index: string) => names[Number(index)] ?? '')
    .replaceAll(standIn, () => quotes.shift() ?? '');
}

/** Chinese pages follow Chinese typography; English pages have none of its punctuation. */
export function typography(piece: Piece): Finding[] {
  const isChinese = han.test(wordsOf(piece));
  // What an English page says in Chinese is a sample.
  if (piece.lang === 'en') return isChinese ? [] : halfWidthOnly(piece);
  if (!isChinese) return [];
  return stretches(piece.text).flatMap(({ text, start }) => {
    const better = corrected(text);
    if (better === text) return [];
    return found(
      'typography',
      piece,
      { index: start + firstDifference(text, better), length: 1 },
      'This is not how Chinese text is set.',
      `Write: ${shown(piece, better)}`,
    );
  });
}

/** The lines of a text and what components leave of them, each with its place. */
const stretches = (text: string): { text: string; start: number }[] =>
  [...text.matchAll(new RegExp(`[^\\n${interruption}]+`, 'g'))].map(({ 0: part, index }) => ({
    text: part.trim(),
    start: index + part.search(/\S|$/),
  }));

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

const halfWidthOnly = (piece: Piece): Finding[] =>
  [...wordsOf(piece).matchAll(fullWidth)].map((match) =>
    found(
      'typography',
      piece,
      { index: match.index, length: 1 },
      `“${match[0]}” is Chinese punctuation on an English page.`,
      'Use the Latin character.',
    ),
  );
