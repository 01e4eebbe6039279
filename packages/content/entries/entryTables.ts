/** First headers of tables whose rows are details of the entry above the table, not entries. */
const DETAILS = /^(?:parameter|argument|returns|member|key|键|value|参数|返回值|成员|按键|值)$/i;
const ENTRIES = /^(?:type|default|类型|默认值)$/i;

/** Matches a call with arguments such as `withBase('/a')`, which is an example. `useDark()` is a name. */
const CALL = /\(.+\)/;

/**
 * Whether each row of a table describes an entry and therefore starts with a name in code.
 *
 * @param headers the text of each header cell
 * @param names the name at the start of each row; undefined if the row doesn't start with code
 */
export function isEntryTable(headers: string[], names: (string | undefined)[]): boolean {
  const [first = '', ...others] = headers.map((header) => header.trim());
  const lists =
    !DETAILS.test(first) || (/^(?:key|键)$/i.test(first) && others.some((it) => ENTRIES.test(it)));
  return lists && names.length > 0 && names.every((name) => name !== undefined && !CALL.test(name));
}

/** A child node of a table cell, from Markdown or HTML. */
interface CellPart {
  text: string;
  isCode: boolean;
  /** Whether it is text without markup. */
  isPlain: boolean;
}

/** Returns the name in a first cell; undefined for prose, links, and several names. */
export function onlyName(parts: readonly CellPart[]): string | undefined {
  const [first, ...others] = parts.filter(({ text }) => text.trim() !== '');
  const isOnly = others.every(({ isPlain, text }) => isPlain && /^\s*[(（]/.test(text));
  return first?.isCode && isOnly ? first.text.trim() : undefined;
}

const REFERENCE =
  /\/docs\/[a-z]{2}\/(?:api|plugin|guide\/advanced\/css-variables|guide\/default-theme\/i18n)\b/;

/** Whether a page is part of the reference, where table rows are entries. */
export const isReference = (file: string): boolean => REFERENCE.test(file.replaceAll('\\', '/'));
