import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import { Ajv, type ValidateFunction } from 'ajv';
import ts from 'typescript';
import { baseName, type Finding, type Sample } from '../sample.ts';
import { checkScript } from '../shell/script.ts';

const validators = new Map<string, ValidateFunction>();

/** The validator of the framework's `meta` or `nav` schema, compiled once. */
function validatorOf(name: 'meta' | 'nav'): ValidateFunction {
  const known = validators.get(name);
  if (known) return known;
  const file = join(repositoryRoot, `node_modules/@rspress/core/${name}-json-schema.json`);
  const ajv = new Ajv({ allErrors: false, strict: false });
  const validate = ajv.compile(JSON.parse(readFileSync(file, 'utf8')) as object);
  validators.set(name, validate);
  return validate;
}

function navigationFindings(sample: Sample, value: unknown, name: 'meta' | 'nav'): Finding[] {
  const validate = validatorOf(name);
  if (validate(value as unknown)) return [];
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const bad = items.find((item) => !validate([item])) ?? value;
  const message = `The ${name} schema of the framework doesn't allow ${JSON.stringify(bad)}.`;
  const fix = `Match the schema node_modules/@rspress/core/${name}-json-schema.json.`;
  return [{ sample, message, fix }];
}

function i18nFindings(sample: Sample, value: unknown): Finding[] {
  const isTexts = (texts: unknown) =>
    typeof texts === 'object' &&
    texts !== null &&
    Object.values(texts).every((text) => typeof text === 'string');
  const bad = Object.entries(value ?? {}).find(([, texts]) => !isTexts(texts));
  if (!bad && typeof value === 'object' && !Array.isArray(value)) return [];
  const message = `${bad?.[0] ?? 'This file'} doesn't have one string for each language.`;
  return [{ sample, message, fix: 'Write { "key": { "en": "…", "zh": "…" } }.' }];
}

function tsconfigFindings(sample: Sample, value: unknown): Finding[] {
  const host = { ...ts.sys, readDirectory: () => ['index.ts'] };
  const { errors } = ts.parseJsonConfigFileContent(value, host, repositoryRoot);
  return errors.map(({ messageText }) => {
    const message = ts.flattenDiagnosticMessageText(messageText, ' ');
    return { sample, message, fix: 'Correct the compiler option.' };
  });
}

function packageFindings(sample: Sample, value: unknown): Finding[] {
  const scripts = (value as { scripts?: Record<string, string> } | null)?.scripts ?? {};
  return Object.values(scripts).flatMap((script) =>
    checkScript(sample, script).map((finding) => ({ ...finding, line: sample.line })),
  );
}

/** Checks the contents of a file with a known name. */
export function shapeFindings(sample: Sample, value: unknown): Finding[] {
  const name = baseName(sample);
  if (name === '_meta.json') return navigationFindings(sample, value, 'meta');
  if (name === '_nav.json') return navigationFindings(sample, value, 'nav');
  if (name === 'i18n.json') return i18nFindings(sample, value);
  if (name === 'package.json') return packageFindings(sample, value);
  if (/^tsconfig.*\.json$/.test(name)) return tsconfigFindings(sample, value);
  return [];
}
