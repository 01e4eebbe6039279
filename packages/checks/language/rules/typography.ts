import autocorrect from 'autocorrect-node';
import { run } from 'zhlint';
import { type Finding, found, foundMatches } from '../prose/finding.ts';
import { interruption } from '../prose/inline.ts';
import { type Piece, shown, wordsOf } from '../prose/piece.ts';

/**
 * zhlint checks quotes, brackets, and inline code. Unlike its presets, this site uses full-width brackets, no spaces
 * around quotes, and a space before units of time.
 */
const rules = {
  preset: 'default',
  halfwidthPunctuation: '[]{}',
  fullwidthPunctuation: '，。：；？！“”‘’（）',
  adjustedFullwidthPunctuation: '',
  skipZhUnits: '',
};

/** autocorrect checks words and units. Its half-width brackets around Latin text are disabled. */
autocorrect.loadConfig(
  JSON.stringify({ rules: { 'halfwidth-punctuation': 0, 'halfwidth-word': 0, spellcheck: 0 } }),
);

const han = /\p{Script=Han}/u;
const fullWidth = /[，。：；？！（）【】《》「」]/g;

/** An extension or a name such as .NET, whose dot zhlint would replace with a full stop. */
const dotted = /(?<![\w.`])\.[A-Za-z]\w*/g;

/** A quotation in another language, which keeps its punctuation. */
const foreignQuote = /“[^“”\p{Script=Han}]*[A-Za-z][^“”\p{Script=Han}]*”/gu;

/** Replaces such a quotation with a Chinese character that no page contains. */
const quotePlaceholder = '“龘”';

/** Corrects the typography of Chinese text. */
export function corrected(text: string): string {
  const names: string[] = [];
  const quotes: string[] = [];
  const hidden = text
    .replace(foreignQuote, (quote) => {
      quotes.push(quote);
      return quotePlaceholder;
    })
    .replace(dotted, (name) => `\`dotted${names.push(name) - 1}\``);
  const spaced = run(hidden, { rules }).result;
  return autocorrect
    .formatFor(spaced, 'markdown')
    .replace(/`dotted(\d+)`/g, (_, index: string) => names[Number(index)] ?? '')
    .replaceAll(quotePlaceholder, () => quotes.shift() ?? '');
}

/** Checks that Chinese pages follow Chinese typography, and that English pages have no Chinese punctuation. */
export function typography(piece: Piece): Finding[] {
  const isChinese = han.test(wordsOf(piece));
  // Chinese text on an English page is a sample.
  if (piece.lang === 'en') return isChinese ? [] : halfWidthOnly(piece);
  if (!isChinese) return [];
  return stretches(piece.text).flatMap(({ text, start }) => {
    const better = corrected(text);
    if (better === text) return [];
    return found(
      'typography',
      piece,
      { index: start + firstDifference(text, better), length: 1 },
      'This text breaks the rules of Chinese typography.',
      `Write: ${shown(piece, better)}`,
    );
  });
}

/** The lines of a text, split at components, with their positions. */
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
  foundMatches('typography', piece, wordsOf(piece), fullWidth, (mark) => [
    `“${mark}” is Chinese punctuation on an English page.`,
    'Use the Latin character.',
  ]);
