import { parseDocument } from 'yaml';
import { baseName, type Finding, type Kind, lineOf, type Sample } from '../sample.ts';
import { shapeFindings } from './jsonShapes.ts';

/** JSON with comments becomes JSON; strings keep what looks like a comment. */
const withoutComments = (text: string): string =>
  text.replace(/"(?:\\.|[^"\\])*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (match) =>
    match.startsWith('"') ? match : match.replace(/[^\n]/g, ' '),
  );

const takesComments = (sample: Sample): boolean =>
  sample.lang === 'jsonc' || /^(tsconfig.*|jsconfig)\.json$/.test(baseName(sample));

/** The code line an error of `JSON.parse` speaks of; the last line when it names none. */
function errorLine(text: string, message: string): number {
  const position = message.match(/position (\d+)/)?.[1];
  return text.slice(0, position ? Number(position) : undefined).split('\n').length;
}

function findingsOf(sample: Sample): Finding[] {
  const text = takesComments(sample) ? withoutComments(sample.code) : sample.code;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = (error as SyntaxError).message.replace(/ in JSON.*$/s, '');
    const line = lineOf(sample, errorLine(text, (error as SyntaxError).message));
    const fix = takesComments(sample) ? 'Correct it.' : 'Correct it; comments need jsonc.';
    return [{ sample, line, message: `This JSON does not parse: ${reason}.`, fix }];
  }
  const [twice] = parseDocument(text).errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  if (twice) {
    const line = lineOf(sample, twice.linePos?.[0].line ?? 1);
    return [{ sample, line, message: 'A key stands twice in one object.', fix: 'Keep one.' }];
  }
  return shapeFindings(sample, value);
}

/** JSON files: they parse, and those the framework or npm reads have the shape they must have. */
export const json: Kind = { name: 'json', check: (samples) => samples.flatMap(findingsOf) };
