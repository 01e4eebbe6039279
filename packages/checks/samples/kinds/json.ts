import { parseDocument } from 'yaml';
import { type Finding, type Kind, lineOf, type Sample } from '../sample.ts';
import { shapeFindings } from './jsonShapes.ts';

/** The code line of a `JSON.parse` error; the last line if the error has no position. */
function errorLine(text: string, message: string): number {
  const position = message.match(/position (\d+)/)?.[1];
  return text.slice(0, position ? Number(position) : undefined).split('\n').length;
}

function findingsOf(sample: Sample): Finding[] {
  let value: unknown;
  try {
    value = JSON.parse(sample.code);
  } catch (error) {
    const { message } = error as SyntaxError;
    const reason = message.replace(/ in JSON.*$/s, '');
    const line = lineOf(sample, errorLine(sample.code, message));
    const fix = 'Correct the syntax, without comments.';
    return [{ sample, line, message: `This JSON doesn't parse: ${reason}.`, fix }];
  }
  const [twice] = parseDocument(sample.code).errors.filter(({ code }) => code === 'DUPLICATE_KEY');
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
