import { fixedWords, irregularForms } from './wordLists.ts';

const VOWEL = /[aeiouy]/;

/** Removes a doubled final consonant (`run-n-ing`) or a silent e (`cach-e`), which inflected forms add or drop. */
function root(word: string): string {
  const last = word.at(-1) ?? '';
  if (last === 'e' && word.length > 3) return word.slice(0, -1);
  if (word.length > 3 && last === word.at(-2) && /[bdgmnprt]/.test(last)) return word.slice(0, -1);
  return word;
}

/** Whether the part before an ending can be a word. */
const stands = (rest: string) => rest.length > 2 && VOWEL.test(rest);

function shorten(word: string): string {
  if (/ie[sd]$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith('ings') && stands(word.slice(0, -4))) return root(word.slice(0, -4));
  if (word.endsWith('ing') && stands(word.slice(0, -3))) return root(word.slice(0, -3));
  if (word.endsWith('eed')) return word;
  if (word.endsWith('ed') && stands(word.slice(0, -2))) return root(word.slice(0, -2));
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/(?:ch|sh|ss|x|zz)es$/.test(word)) return root(word.slice(0, -2));
  if (word.endsWith('s')) return root(word.slice(0, -1));
  return root(word);
}

/**
 * Returns the stem that the plural, verb, and genitive forms of an English word share: `routes`, `routed`, and `routing`
 * all return `rout`. The stem isn't necessarily a word. It never
 * equals a fixed word: the stem of `note` isn't `not`.
 *
 * @param word in lower case
 */
export function stem(word: string): string {
  const irregular = Object.hasOwn(irregularForms, word) ? irregularForms[word] : undefined;
  if (irregular !== undefined) return irregular;
  if (!/^[a-z]{4,32}$/.test(word) || fixedWords.has(word)) return word;
  const short = shorten(word);
  return fixedWords.has(short) ? `${short}-` : short;
}
