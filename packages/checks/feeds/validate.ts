import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { RelaxNGValidator, XmlDocument } from 'libxml2-wasm';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message.trim() : String(error);

/** Validates an Atom feed against the schema of RFC 4287 in `atom.rng`. */
export function atomProblems(text: string): string[] {
  const schema = XmlDocument.fromString(read('atom.rng'));
  const validator = RelaxNGValidator.fromDoc(schema);
  try {
    const feed = XmlDocument.fromString(text);
    try {
      validator.validate(feed);
      return [];
    } finally {
      feed.dispose();
    }
  } catch (error) {
    return [messageOf(error)];
  } finally {
    validator.dispose();
    schema.dispose();
  }
}

/** Validates a JSON feed against `jsonFeed.schema.json`. */
export function jsonFeedProblems(text: string): string[] {
  const validate = new Ajv({ allErrors: true }).compile(JSON.parse(read('jsonFeed.schema.json')));
  if (validate(JSON.parse(text))) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** Finds markup that an entry of a feed must not contain. */
export const contentProblems = (html: string): string[] =>
  [
    ...(html.match(/<(?:button|script|style|svg|input|select|template)\b[^>]*>/g) ?? []),
    // Code that shows such attributes escapes every “<”.
    ...(html.match(/<[a-z][^>]*\s(?:class|style|id|tabindex|aria-[a-z]+|on[a-z]+)="[^"]*"/g) ?? []),
    ...(html.match(/<[a-z][^>]*\s(?:href|src)="#[^"]*"/g) ?? []),
    ...(html.match(/<a [^>]*>#<\/a>/g) ?? []),
  ].map((found) => `The content of an entry contains ${found.trim().slice(0, 60)}.`);
