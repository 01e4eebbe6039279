/** First headers of tables whose rows belong to what stands above them: they are no entries of their own. */
const PARTS = /^(?:parameter|argument|returns|member|key|键|value|参数|返回值|成员|按键|值)$/i;
const ENTRIES = /^(?:type|default|类型|默认值)$/i;

/** A call with arguments is an example, `withBase('/a')`; without, `useDark()`, it is a name. */
const CALL = /\(.+\)/;

/**
 * Whether a table lists entries: every row starts with a name in code.
 *
 * @param headers the texts of the header cells
 * @param names what each row starts with, undefined where that is no code
 */
export function namesEntries(headers: string[], names: (string | undefined)[]): boolean {
  const [first = '', ...others] = headers.map((header) => header.trim());
  const lists =
    !PARTS.test(first) || (/^(?:key|键)$/i.test(first) && others.some((it) => ENTRIES.test(it)));
  return lists && names.length > 0 && names.every((name) => name !== undefined && !CALL.test(name));
}

/** A part of a table's cell, from Markdown or HTML. */
export interface CellPart {
  text: string;
  isCode: boolean;
  /** Whether it is text without markup. */
  isPlain: boolean;
}

/** The one name that a first cell is about; undefined for words, links, and several names. */
export function onlyName(parts: readonly CellPart[]): string | undefined {
  const [first, ...others] = parts.filter(({ text }) => text.trim() !== '');
  const isOnly = others.every(({ isPlain, text }) => isPlain && /^\s*[(（]/.test(text));
  return first?.isCode && isOnly ? first.text.trim() : undefined;
}

const REFERENCE =
  /\/docs\/[a-z]{2}\/(?:api|plugin|guide\/advanced\/css-variables|guide\/default-theme\/i18n)\b/;

/** Whether a page belongs to the reference, where a name in a table is something to look up. */
export const isReference = (file: string): boolean => REFERENCE.test(file.replaceAll('\\', '/'));
