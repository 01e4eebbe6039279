/** A part of a page that its translation must also contain. */
export interface Item {
  /** What must be equal in both languages. */
  strict: string;
  /** What a translation may replace, but only with Chinese text. */
  prose?: string;
  /** How the message shows it; by default `strict` and `prose`. */
  shown?: string;
  line: number;
}

/** The first difference between two lists of items; `undefined` on a side without further items. */
export interface Difference {
  en: Item | undefined;
  zh: Item | undefined;
}

/** Whether a string has Chinese characters, so it may be a translation. */
export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

function matches(en: Item | undefined, zh: Item | undefined): boolean {
  if (!en || !zh || en.strict !== zh.strict) return false;
  return en.prose === zh.prose || (en.prose !== undefined && hasHan(zh.prose ?? ''));
}

/** The first difference of two lists, or `undefined` if the translation is complete. */
export function firstDifference(en: readonly Item[], zh: readonly Item[]): Difference | undefined {
  const length = Math.max(en.length, zh.length);
  for (let index = 0; index < length; index++) {
    if (!matches(en[index], zh[index])) return { en: en[index], zh: zh[index] };
  }
  return undefined;
}

const textOf = ({ strict, prose, shown }: Item) => shown ?? `${strict}${prose ?? ''}`;

/** Shortens a string around the first character that differs from the other string. */
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
