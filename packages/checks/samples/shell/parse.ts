/** One command of a script: its words without quotes, after any `NAME=value`. */
export interface Command {
  words: string[];
  /** 1-based line in the script. */
  line: number;
}

/** A syntax error in a script. */
interface SyntaxProblem {
  line: number;
  message: string;
}

const operator = /^(?:&&|\|\||[|;&\n])/;
const redirect = /^\d?(?:>>|>&\d|>|<)\s*/;

interface Word {
  text: string;
  length: number;
  /** A quote that is never closed. */
  open?: string;
}

/** Reads one word without quotes. `$(…)` and `${{ … }}` are kept. */
function readWord(source: string): Word {
  let text = '';
  let at = 0;
  while (at < source.length && !/[\s|;&<>]/.test(source[at] ?? '')) {
    const char = source[at] ?? '';
    const rest = source.slice(at);
    const whole = rest.match(/^(?:\$\{\{.*?\}\}|\$\([^)]*\))/)?.[0];
    if (whole) {
      text += whole;
      at += whole.length;
    } else if (char === "'" || char === '"') {
      const end = source.indexOf(char, at + 1);
      if (end < 0) return { text, length: source.length, open: char };
      text += source.slice(at + 1, end);
      at = end + 1;
    } else if (char === '\\') {
      text += source[at + 1] ?? '';
      at += 2;
    } else {
      text += char;
      at += 1;
    }
  }
  return { text, length: at };
}

/** Removes the bodies of here-documents, which are data, but keeps their line breaks. */
const withoutHereDocuments = (script: string): string =>
  script.replace(
    /<<-?\s*(['"]?)(\w+)\1([^\n]*\n)([\s\S]*?\n)?\s*\2(?=\n|$)/g,
    (_, _quote, _name, rest: string, body = '') => rest + body.replace(/[^\n]/g, ''),
  );

/** Splits a script into its commands. */
export function parseScript(script: string): { commands: Command[]; problems: SyntaxProblem[] } {
  const source = withoutHereDocuments(script).replace(/\\\n/g, '  ');
  const commands: Command[] = [];
  const problems: SyntaxProblem[] = [];
  let words: string[] = [];
  let line = 1;
  let at = 0;
  const end = () => {
    while (/^\w+=/.test(words[0] ?? '')) words.shift();
    if (words.length > 0) commands.push({ words, line });
    words = [];
  };
  while (at < source.length) {
    const rest = source.slice(at);
    const skipped = rest.match(/^(?:[ \t\r]+|#[^\n]*)/)?.[0] ?? rest.match(redirect)?.[0];
    const broken = rest.match(operator)?.[0];
    if (
      skipped &&
      (words.length === 0 || !skipped.startsWith('#') || /\s/.test(source[at - 1] ?? ''))
    ) {
      at += skipped.length;
      if (redirect.test(skipped)) at += readWord(source.slice(at)).length;
    } else if (broken) {
      end();
      if (broken === '\n') line += 1;
      at += broken.length;
    } else {
      const word = readWord(rest);
      if (word.open) problems.push({ line, message: `The quote ${word.open} is never closed` });
      words.push(word.text);
      at += Math.max(word.length, 1);
    }
  }
  end();
  return { commands, problems };
}
