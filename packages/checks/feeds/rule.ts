import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, filesOf, siteLocation } from '@handbook/content';
import { languages, prefixOf } from '@handbook/content/address';
import { outDir, outFolder } from '@handbook/content/files';
import { Ajv } from 'ajv';
import { RelaxNGValidator, XmlDocument } from 'libxml2-wasm';
import { readBuiltPages, readHead } from '../head/builtHeads.ts';
import type { Problem, RuleResult } from '../lib/problem.ts';

export const name = 'feeds';
export const needsBuild = true;

const readSchema = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Validates the feeds, and checks that their entries and the heads of pages lead to what exists. */
export function run(): RuleResult {
  const problems: Problem[] = [];
  const fix = 'Correct what packages/site-output/feeds writes.';
  const add = (file: string, messages: readonly string[]) => {
    problems.push(...messages.map((message) => ({ file: `${outDir}/${file}`, message, fix })));
  };
  const root = siteLocation.origin + siteLocation.base;
  const files = filesOf('{,*/}feeds/*.{xml,json}', outFolder);
  let entries = 0;
  for (const file of files) {
    const text = readFileSync(join(outFolder, file), 'utf8');
    const isAtom = file.endsWith('.xml');
    add(file, isAtom ? atomProblems(text) : jsonFeedProblems(text));
    const urls = isAtom
      ? [...text.matchAll(/<entry>.*?<link [^>]*href="([^"]*)"/gs)].map(([, url = '']) => url)
      : JSON.parse(text).items.map(({ url }: { url: string }) => url);
    entries += urls.length;
    const missing = urls.filter((url: string) => {
      const path = url.slice(root.length).replace(/#.*/, '');
      return !url.startsWith(root) || !existsSync(join(outFolder, fileOf(path || '/')));
    });
    if (missing.length > 0) add(file, [`These URLs don't exist: ${missing.join(', ')}`]);
  }
  for (const [page, html] of readBuiltPages()) {
    const own = files.filter((file) => prefixOf(`/${file}`) === prefixOf(`/${page}`));
    const linked = readHead(html).map(({ attributes }) => attributes.href);
    const missing = own.filter((file) => !linked.includes(root + file));
    if (missing.length > 0) add(page, [`The head has no link to ${missing.join(', ')}.`]);
  }
  return { problems, counted: { feeds: files.length, entries } };
}

/** Validates an Atom feed against the schema of RFC 4287 in `atom.rng`. */
export function atomProblems(text: string): string[] {
  const schema = XmlDocument.fromString(readSchema('atom.rng'));
  const validator = RelaxNGValidator.fromDoc(schema);
  try {
    const feed = XmlDocument.fromString(text);
    validator.validate(feed);
    feed.dispose();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message.trim() : String(error)];
  } finally {
    validator.dispose();
    schema.dispose();
  }
}

/** Validates a JSON feed against `jsonFeed.schema.json`. */
export function jsonFeedProblems(text: string): string[] {
  const schema = JSON.parse(readSchema('jsonFeed.schema.json'));
  schema.properties.language = { enum: languages };
  const validate = new Ajv({ allErrors: true }).compile(schema);
  if (validate(JSON.parse(text))) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
