const VOWEL = /[aeiouy]/;

/** Words that have no forms, though they look like one: nothing is cut from them, and no form leads to them. */
const FIXED = new Set(
  `this its his always was does has is as us yes thus bus css js ios os dns https cors alias canvas bias atlas previous
  various process access less unless class address press express string thing during nothing something everything
  anything bring spring ring king wing seed feed speed need embed red bed used using series species news perhaps
  them then not her sam hom wher ther thes mor not car cas on of or to for bar fin sit stat`.split(
    /\s+/,
  ),
);

const IRREGULAR: Record<string, string> = {
  ran: 'run',
  wrote: 'writ',
  written: 'writ',
  built: 'build',
  hidden: 'hid',
  shown: 'show',
  chose: 'choos',
  chosen: 'choos',
  broken: 'break',
  found: 'find',
  made: 'mak',
  sent: 'send',
  taken: 'tak',
  kept: 'keep',
  used: 'use',
  using: 'use',
  uses: 'use',
  children: 'child',
  indices: 'index',
  strings: 'string',
  things: 'thing',
  needs: 'need',
  needed: 'need',
  feeds: 'feed',
  aliases: 'alias',
  canvases: 'canvas',
  classes: 'class',
  processes: 'process',
  addresses: 'address',
};

/** Without a doubled consonant at the end (`run-n-ing`) or a silent e (`cach-e`), which forms add and drop. */
function root(word: string): string {
  const last = word.at(-1) ?? '';
  if (last === 'e' && word.length > 3) return word.slice(0, -1);
  if (word.length > 3 && last === word.at(-2) && /[bdgmnprt]/.test(last)) return word.slice(0, -1);
  return word;
}

/** Whether something that can be a word of its own is left before an ending. */
const stands = (rest: string) => rest.length > 2 && VOWEL.test(rest);

/** Whether nothing may be cut from a word, nor anything be cut down to it. */
export const isFixed = (word: string): boolean => FIXED.has(word);

/**
 * What the plural, verb and genitive forms of an English word have in common: `routes`, `routed` and `routing` all give
 * `rout`. The result is no word, only the same for all of them; anything but an English word comes back as it is, or
 * shortened in the same way wherever it stands.
 *
 * @param word in lower case
 */
export function stem(word: string): string {
  if (Object.hasOwn(IRREGULAR, word)) return IRREGULAR[word] ?? word;
  if (word.length < 4 || word.length > 32 || FIXED.has(word) || !/^[a-z]+$/.test(word)) return word;
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
