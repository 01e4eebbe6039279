/** One thing a page has and its translation must have too. */
export interface Item {
  /** What must be equal in both languages. */
  strict: string;
  /** What a translation may replace by a text with Chinese characters, and by nothing else. */
  prose?: string;
  /** How the message shows it; `strict` and `prose` when absent. */
  shown?: string;
  line: number;
}

/** The first place where two lists of items part; `undefined` on the side that has ended. */
export interface Difference {
  en: Item | undefined;
  zh: Item | undefined;
}

/** Whether a text has Chinese characters, so that it may be a translation. */
export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

function matches(en: Item | undefined, zh: Item | undefined): boolean {
  if (!en || !zh || en.strict !== zh.strict) return false;
  return en.prose === zh.prose || (en.prose !== undefined && hasHan(zh.prose ?? ''));
}

/** The first difference of two lists, or `undefined` when the translation has everything. */
export function firstDifference(en: readonly Item[], zh: readonly Item[]): Difference | undefined {
  const length = Math.max(en.length, zh.length);
  for (let index = 0; index < length; index++) {
    if (!matches(en[index], zh[index])) return { en: en[index], zh: zh[index] };
  }
  return undefined;
}

const textOf = ({ strict, prose, shown }: Item) => shown ?? `${strict}${prose ?? ''}`;

/** Cuts both texts to a readable length around the place where they begin to differ. */
function cut(text: string, other: string): string {
  const flat = text.replace(/\s*\n\s*/g, ' ⏎ ');
  if (flat.length <= 90) return flat;
  let same = 0;
  while (same < flat.length && flat[same] === other[same]) same++;
  const start = Math.max(0, Math.min(same - 30, flat.length - 90));
  const end = start + 90;
  return `${start > 0 ? '…' : ''}${flat.slice(start, end)}${end < flat.length ? '…' : ''}`;
}

/** Shows a difference side by side: `en 12: … | zh 14: …`. */
export function sideBySide({ en, zh }: Difference): string {
  const texts = { en: en ? textOf(en) : '', zh: zh ? textOf(zh) : '' };
  const left = en ? `en ${en.line}: ${cut(texts.en, texts.zh)}` : 'en: nothing more';
  const right = zh ? `zh ${zh.line}: ${cut(texts.zh, texts.en)}` : 'zh: nothing more';
  return `${left} | ${right}`;
}
