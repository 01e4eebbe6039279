/** A line of the structure of a page. */
export interface SkeletonLine {
  text: string;
  /** The 1-based line in the source. */
  line: number;
  /** What may be Chinese: strings of code, or all text. By default, nothing. */
  translatable?: 'strings' | 'text';
}

const hasHan = (text: string) => /\p{Script=Han}/u.test(text);

const slashes = /^(?:[mc]?[jt]sx?|jsonc|json5|scss|less)$/;
const hashes = /^(?:bash|sh|shell|zsh|ya?ml|nginx|toml|ini|dotenv|docker)$/;

const strings = String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\`(?:\\.|[^\`\\])*\``;
const blockComments = String.raw`\{\s*/\*[\s\S]*?\*/\s*\}|/\*[\s\S]*?\*/`;
const lineStart = String.raw`(?<=^|[\s;,{}()[\]])`;

/** A string, which stays, or a comment. Matching both keeps a `//` inside a string. */
function stringOrComment(lang: string): RegExp | undefined {
  if (slashes.test(lang)) {
    return new RegExp(`(${strings})|${blockComments}|${lineStart}//.*`, 'gm');
  }
  if (hashes.test(lang)) return new RegExp(`(${strings})|${lineStart}#.*`, 'gm');
  if (lang === 'css') return new RegExp(`(${strings})|${blockComments}`, 'g');
  if (/^(?:html|xml|svg)$/.test(lang)) return /()<!--[\s\S]*?-->/g;
  return undefined;
}

/** Removes the comments of a code block, and keeps the number of its lines. */
export function withoutComments(code: string, lang: string): string {
  const pattern = stringOrComment(lang);
  return pattern
    ? code.replace(pattern, (match, string?: string) => string || match.replace(/[^\n]/g, ''))
    : code;
}

/** What a translated line of text keeps: its mark, number of table cells, link targets, and tags. */
function marksOf(line: string): string {
  const text = line.replace(/\s*\\?\{#[^}]+\}\s*$/, '');
  const mark =
    /^\s*(?:#{1,6} |[-*+] |\d+[.)] |> *(?:\[!\w+\])?|::: *\w*|(?:```+|~~~+).*|[a-z][\w.-]*:(?=\s|$)|[│├└─ ]+)?/u;
  const cells = /^\s*\|/.test(text) ? text.split('|').length : 0;
  const targets = [...text.matchAll(/\]\(([^)\s]+)/g)].map(([, target]) => target);
  const tags = [...text.matchAll(/<\/?[A-Za-z][\w.]*/g)].map(([tag]) => tag).sort();
  return JSON.stringify([text.match(mark)?.[0].trimEnd(), cells, targets, tags]);
}

/**
 * Whether a line is a translation of another: the same code with other strings, or another text with the same marks. Text
 * in Chinese contains Chinese characters.
 */
export function sameText(en: string, zh: SkeletonLine, lang: string): boolean {
  const isTranslated = (text = '') => lang !== 'zh' || hasHan(text);
  if (!zh.translatable || !isTranslated(zh.text)) return false;
  const pieces = (line: string) => line.split(new RegExp(`(${strings})`));
  const [before, after] = [pieces(en), pieces(zh.text)];
  const sameCode =
    before.length === after.length &&
    before.every((piece, i) => piece === after[i] || (i % 2 === 1 && isTranslated(after[i])));
  return sameCode || (zh.translatable === 'text' && marksOf(en) === marksOf(zh.text));
}
