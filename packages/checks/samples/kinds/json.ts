import { parseDocument } from 'yaml';
import { baseName, type Finding, type Kind, lineOf, type Sample } from '../sample.ts';
import { shapeFindings } from './jsonShapes.ts';

/** Removes comments from JSON, but not from strings. */
const withoutComments = (text: string): string =>
  text.replace(/"(?:\\.|[^"\\])*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (match) =>
    match.startsWith('"') ? match : match.replace(/[^\n]/g, ' '),
  );

const takesComments = (sample: Sample): boolean =>
  sample.lang === 'jsonc' || /^(tsconfig.*|jsconfig)\.json$/.test(baseName(sample));

/** The code line of a `JSON.parse` error; the last line if the error has no position. */
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
    const fix = takesComments(sample)
      ? 'Correct the syntax.'
      : 'Correct the syntax; comments need jsonc.';
    return [{ sample, line, message: `This JSON doesn't parse: ${reason}.`, fix }];
  }
  const [twice] = parseDocument(text).errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  if (twice) {
    const line = lineOf(sample, twice.linePos?.[0].line ?? 1);
    return [
      { sample, line, message: 'An object contains a key twice.', fix: 'Remove one of the keys.' },
    ];
  }
  return shapeFindings(sample, value);
}

/** Checks that JSON files parse, and that files of the framework or npm match their schema. */
export const json: Kind = { name: 'json', check: (samples) => samples.flatMap(findingsOf) };
