import type { Problem } from '../problem.ts';
import { JsonError, type JsonNode, parseJson } from './parseJson.ts';

/** Parses a JSON file, or says where and why it cannot be parsed. */
export function readJson(file: string, text: string): { node?: JsonNode; problems: Problem[] } {
  try {
    return { node: parseJson(text), problems: [] };
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const { line, column } = error;
    const message = `This is not valid JSON: ${error.message}`;
    return { problems: [{ file, line, column, message, cure: 'Correct it at this place.' }] };
  }
}

/** A problem at a value of a JSON file. */
export const problemAt = (
  file: string,
  { line, column }: JsonNode,
  message: string,
  cure: string,
): Problem => ({ file, line, column, message, cure });
