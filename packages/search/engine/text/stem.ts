const VOWEL = /[aeiouy]/;

/** Words that look inflected but aren't: their endings stay, and other words aren't shortened to them. */
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

/** Removes a doubled final consonant (`run-n-ing`) or a silent e (`cach-e`), which inflected forms add or drop. */
function root(word: string): string {
  const last = word.at(-1) ?? '';
  if (last === 'e' && word.length > 3) return word.slice(0, -1);
  if (word.length > 3 && last === word.at(-2) && /[bdgmnprt]/.test(last)) return word.slice(0, -1);
  return word;
}

/** Whether the part before an ending can be a word. */
const stands = (rest: string) => rest.length > 2 && VOWEL.test(rest);

/** Whether a word keeps its ending and other words aren't shortened to it. */
export const isFixed = (word: string): boolean => FIXED.has(word);

/**
 * Returns the stem that the plural, verb, and genitive forms of an English word share: `routes`, `routed`, and `routing`
 * all return `rout`. The stem isn't necessarily a word. Other strings are returned unchanged or are shortened consistently.
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
