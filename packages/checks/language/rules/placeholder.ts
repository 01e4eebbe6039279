import { type Finding, found } from '../prose/finding.ts';
import { type Piece, wordsOf } from '../prose/piece.ts';

const patterns = [
  /\b(?:TODO|FIXME|TBD|XXX)\b/g,
  /\b(?:lorem ipsum|coming soon|under construction|work in progress|to be written)\b/gi,
  /待补充|待完善|待更新|敬请期待|施工中|建设中|占位/g,
];

/** Text that stands for text to come. */
export const placeholder = (piece: Piece): Finding[] =>
  patterns.flatMap((pattern) =>
    [...wordsOf(piece).matchAll(pattern)].map((match) =>
      found(
        'placeholder',
        piece,
        { index: match.index, length: match[0].length },
        `“${match[0]}” stands for text that is not there.`,
        'Write the text, or leave the section out until it exists.',
      ),
    ),
  );
