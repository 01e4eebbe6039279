import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import { Ajv, type AnySchema } from 'ajv';
import ts from 'typescript';
import { baseName, type Finding, type Kind, lineOf, type Sample } from '../sample.ts';
import { checkScript } from './shell.ts';

const shipped = (name: string): AnySchema => {
  const file = `node_modules/@rspress/core/${name}-json-schema.json`;
  return JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8')) as AnySchema;
};

/** The schemas of files, by name. */
const schemas: Readonly<Record<string, () => AnySchema>> = {
  '_meta.json': () => shipped('meta'),
  '_nav.json': () => shipped('nav'),
  'i18n.json': () => ({
    type: 'object',
    additionalProperties: { type: 'object', additionalProperties: { type: 'string' } },
  }),
};

function schemaFindings(sample: Sample, value: unknown, schema: AnySchema): Finding[] {
  const validate = new Ajv({ strict: false }).compile(schema);
  if (validate(value)) return [];
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const wrong = JSON.stringify(items.find((item) => !validate([item])) ?? value);
  const message = `The schema of ${baseName(sample)} doesn't allow ${wrong}.`;
  return [{ sample, message, fix: 'Write what the page about this file describes.' }];
}

function tsconfigFindings(sample: Sample, value: unknown): Finding[] {
  const host = { ...ts.sys, readDirectory: () => ['index.ts'] };
  const { errors } = ts.parseJsonConfigFileContent(value, host, repositoryRoot);
  return errors.map(({ messageText }) => {
    const message = ts.flattenDiagnosticMessageText(messageText, ' ');
    return { sample, message, fix: 'Correct the compiler option.' };
  });
}

/** Checks that JSON files parse, and that files of the framework or npm have known contents. */
export const json: Kind = {
  name: 'json',
  check: (sample) => {
    let value: unknown;
    try {
      value = JSON.parse(sample.code);
    } catch (error) {
      const { message: text } = error as SyntaxError;
      const position = Number(text.match(/position (\d+)/)?.[1] ?? sample.code.length);
      const line = lineOf(sample, sample.code.slice(0, position).split('\n').length);
      const message = `This JSON doesn't parse: ${text.replace(/ in JSON.*$/s, '')}.`;
      return [{ sample, line, message, fix: 'Correct the syntax, without comments.' }];
    }
    const name = baseName(sample);
    const schema = schemas[name]?.();
    if (schema) return schemaFindings(sample, value, schema);
    if (/^tsconfig.*\.json$/.test(name)) return tsconfigFindings(sample, value);
    if (name !== 'package.json') return [];
    const { scripts = {} } = value as { scripts?: Record<string, string> };
    return Object.values(scripts).flatMap((script) => checkScript(sample, script, sample.line));
  },
};
