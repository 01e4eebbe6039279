import { type Finding, type Kind, lineOf, type Sample } from '../sample.ts';
import { directives } from './nginxDirectives.ts';

interface Token {
  text: string;
  line: number;
}

const tokenPattern = /#[^\n]*|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]|\$\{\w+\}|[^\s{};]+/g;

function tokensOf(code: string): Token[] {
  return [...code.matchAll(tokenPattern)]
    .filter(([text]) => !text.startsWith('#'))
    .map(({ 0: text, index }) => ({ text, line: code.slice(0, index).split('\n').length }));
}

function findingsOf(sample: Sample): Finding[] {
  const findings: Finding[] = [];
  const open: Token[] = [];
  let statement: Token[] = [];
  const note = (line: number, message: string, fix: string) =>
    findings.push({ sample, line: lineOf(sample, line), message, fix });

  const end = (closing: '{' | ';') => {
    const [name] = statement;
    statement = [];
    if (!name) return;
    const form = directives[name.text];
    // In these blocks, the first word is data or the `server` of an upstream, not a directive.
    if (/^(map|types|geo|split_clients|upstream)$/.test(open.at(-1)?.text ?? '')) return;
    if (!form) {
      note(name.line, `nginx has no directive ${name.text}.`, 'Correct the name.');
    } else if ((form === 'block') !== (closing === '{')) {
      const fix =
        form === 'block'
          ? 'Open a block after the directive.'
          : 'End the directive with a semicolon.';
      note(name.line, `${name.text} has the wrong end.`, fix);
    }
  };

  for (const token of tokensOf(sample.code)) {
    if (token.text === ';') end(';');
    else if (token.text === '{') {
      const name = statement[0] ?? token;
      end('{');
      open.push(name);
    } else if (token.text === '}') {
      const [name] = statement;
      if (name) note(name.line, `${name.text} has no semicolon.`, 'Add the semicolon.');
      statement = [];
      if (!open.pop()) note(token.line, 'This } closes nothing.', 'Remove the }.');
    } else statement.push(token);
  }
  const [name] = statement;
  if (name) note(name.line, `${name.text} has no semicolon.`, 'Add the semicolon.');
  for (const { text, line } of open) note(line, `${text} is never closed.`, 'Add the }.');
  return findings;
}

/** Checks that nginx directives exist, and end with a semicolon or a complete block. */
export const nginx: Kind = { name: 'nginx', check: (samples) => samples.flatMap(findingsOf) };
