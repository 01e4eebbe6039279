/** The comment syntax of a language. Comments may be translated, code may not. */
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

const styleOf = (lang: string): CommentStyle | undefined => {
  if (/^(?:[mc]?[jt]s|[jt]sx|jsonc|json5|scss|less)$/.test(lang)) return slashes;
  if (/^(?:bash|sh|shell|zsh|ya?ml|nginx|toml|ini|dotenv|docker)$/.test(lang)) return hash;
  if (/^(?:html|xml|svg)$/.test(lang)) return markup;
  return lang === 'css' ? { block: [['/*', '*/']], quotes: '"\'' } : undefined;
};

/** Removes a comment but keeps its line breaks, so that line numbers stay correct. */
const blank = (comment: string) => comment.replace(/[^\n]/g, '');

/**
 * Removes comments from code and keeps the number of lines. Comment marks in strings don't count. A string ends at the
 * end of its line, so an apostrophe in JSX text affects at most one line.
 *
 * @param lang the language of the code block; code in a language without comments is returned unchanged
 */
export function withoutComments(code: string, lang: string): string {
  const style = styleOf(lang);
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
