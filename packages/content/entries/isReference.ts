const REFERENCE =
  /\/docs\/[a-z]{2}\/(?:api|plugin|guide\/advanced\/css-variables|guide\/default-theme\/i18n)\b/;

/** Whether a page belongs to the reference, where a name in a table is something to look up. */
export const isReference = (file: string): boolean => REFERENCE.test(file.replaceAll('\\', '/'));
