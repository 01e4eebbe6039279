import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';

const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

test.each([
  ['./en.json', './schema.json'],
  ['./zh.json', './schema.json'],
  ['../phrases/en.json', '../phrases/schema.json'],
  ['../phrases/zh.json', '../phrases/schema.json'],
])('%s has the form of its schema', (name, schema) => {
  const ajv = new Ajv({ allErrors: true });
  ajv.validate(read(schema), read(name));
  expect(ajv.errorsText()).toBe('No errors');
});
