import { SIMPLIFIED, TRADITIONAL } from './traditional.ts';
import { regionalWords } from './wordLists.ts';

const REGIONAL_WORD = new RegExp(Object.keys(regionalWords).join('|'), 'g');

/** Created for the first text with Chinese characters. */
let forms: ReadonlyMap<string, string> | undefined;

/** Converts Chinese text to simplified characters and mainland words. Other text is returned unchanged. */
export function simplify(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text;
  forms ??= new Map([...TRADITIONAL].map((form, at) => [form, SIMPLIFIED[at] ?? form]));
  let changed = '';
  for (const character of text) changed += forms.get(character) ?? character;
  return changed === text
    ? text
    : changed.replace(REGIONAL_WORD, (word) => regionalWords[word] ?? word);
}
