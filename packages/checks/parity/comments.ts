/** How a language marks comments; a comment is the translator's, code is not. */
interface CommentStyle {
  /** Starts a comment that ends with the line. */
  line?: '//' | '#';
  /** Opening and closing marks of comments that may span lines. */
  block?: readonly (readonly [open: string, close: string])[];
  quotes: string;
}

const slashes: CommentStyle = { line: '//', block: [['/*', '*/']], quotes: '"\'`' };
const hash: CommentStyle = { line: '#', quotes: '"\'' };
const markup: CommentStyle = { block: [['<!--', '-->']], quotes: '' };

const styles: Record<string, CommentStyle> = {
  ...Object.fromEntries(
    ['ts', 'tsx', 'js', 'jsx', 'mjs', 'cjs', 'mts', 'cts', 'jsonc', 'json5', 'scss', 'less'].map(
      (lang) => [lang, slashes],
    ),
  ),
  ...Object.fromEntries(
    ['bash', 'sh', 'shell', 'zsh', 'yaml', 'yml', 'nginx', 'toml', 'ini', 'dotenv', 'docker'].map(
      (lang) => [lang, hash],
    ),
  ),
  css: { block: [['/*', '*/']], quotes: '"\'' },
  html: markup,
  xml: markup,
  svg: markup,
};

/** Replaces a comment by nothing, keeping its line breaks so that line numbers stay true. */
const blank = (comment: string) => comment.replace(/[^\n]/g, '');

/**
 * Takes the comments out of code, line by line as many as before. Strings are respected; a
 * string ends at the line's end, so an apostrophe in JSX text costs one line at most.
 *
 * @param lang a fence's language; one that has no comments is returned as it is
 */
export function withoutComments(code: string, lang: string): string {
  const style = styles[lang];
  if (!style) return code;
  const source = code.replace(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g, blank);
  let out = '';
  let quote = '';
  for (let i = 0; i < source.length; i++) {
    const char = source[i] ?? '';
    if (quote) {
      if (char === '\\') out += char + (source[++i] ?? '');
      else out += char;
      if (char === quote || (char === '\n' && quote !== '`')) quote = '';
      continue;
    }
    const block = style.block?.find(([open]) => source.startsWith(open, i));
    const startsLine =
      style.line &&
      source.startsWith(style.line, i) &&
      (i === 0 || /[\s;,{}()[\]]/.test(source[i - 1] ?? ''));
    if (block || startsLine) {
      const close = block?.[1] ?? '\n';
      const end = source.indexOf(close, i + 1);
      const stop = end === -1 ? source.length : block ? end + close.length : end;
      out += blank(source.slice(i, stop));
      i = stop - 1;
    } else {
      if (style.quotes.includes(char)) quote = char;
      out += char;
    }
  }
  return out;
}
