const record = /^\{\/\* translates (.*?) \*\/\}[ \t]*$/;

/** What a translation says about the English page it was made from. */
export interface TranslationRecord {
  hash: string;
  /** 1-based. */
  line: number;
  /** Whether nothing follows it. */
  last: boolean;
}

/** Reads a translation's record, or `undefined` when it has none. */
export function readRecord(source: string): TranslationRecord | undefined {
  const lines = source.trimEnd().split('\n');
  const index = lines.findLastIndex((line) => record.test(line));
  const hash = lines[index]?.match(record)?.[1];
  return hash === undefined
    ? undefined
    : { hash, line: index + 1, last: index === lines.length - 1 };
}

/** The translation with its record (and no other) as its last line. */
export function withRecord(source: string, hash: string): string {
  const lines = source.split('\n').filter((line) => !record.test(line));
  return `${lines.join('\n').trimEnd()}\n\n{/* translates ${hash} */}\n`;
}
