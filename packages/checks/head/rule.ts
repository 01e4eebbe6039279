import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languages, siteLocation } from '@handbook/content';
import { prefixOf } from '@handbook/content/address';
import { outDir, outFolder, pagePath } from '@handbook/content/files';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { type HeadTag, readBuiltPages, readHead } from './builtHeads.ts';

export const name = 'head';
export const needsBuild = true;

/** Checks the head of every page. */
export function run(): RuleResult {
  const pages = readBuiltPages();
  const has = (file: string) => existsSync(join(outFolder, file));
  const heads = new Map([...pages].map(([file, html]) => [file, readHead(html)]));
  return { problems: headProblems(heads, has), counted: { pages: pages.size } };
}

const root = siteLocation.origin + siteLocation.base;

/** The tags that each head contains once, and the attribute that must not be empty. */
const once: readonly (readonly [attribute: string, value: string, content: string])[] = [
  ['name', 'description', 'content'],
  ['property', 'og:title', 'content'],
  ['property', 'og:image', 'content'],
  ['property', 'og:url', 'content'],
  ['rel', 'canonical', 'href'],
  ['rel', 'manifest', 'href'],
  ['rel', 'icon', 'href'],
  ['type', 'text/markdown', 'href'],
  ...[...languages, 'x-default'].map((lang) => ['hreflang', lang, 'href'] as const),
];

/**
 * Checks that each page has every tag once, that its URLs exist, and that no other page has its title.
 *
 * @param has whether a file is in the output folder
 */
export function headProblems(
  heads: ReadonlyMap<string, readonly HeadTag[]>,
  has: (file: string) => boolean,
): Problem[] {
  const problems: Problem[] = [];
  const taken = new Map<string, string>();
  const isMissing = (url: string) => {
    const start = [root, siteLocation.base].find((one) => url.startsWith(one));
    if (start === undefined) return !url.startsWith('data:');
    const path = url.slice(start.length);
    const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    return !has(file) && !has(`${file}.html`);
  };
  for (const [file, tags] of heads) {
    const fix = 'Correct the page, docs/public/cards, or packages/site-output/document-head.';
    const add = (message: string) => problems.push({ file: `${outDir}/${file}`, message, fix });
    const values = new Map([['title', tags.find((tag) => tag.name === 'title')?.text ?? '']]);
    for (const [attribute, value, content] of once) {
      const found = tags.filter(({ attributes }) => attributes[attribute] === value);
      const text = found[0]?.attributes[content] ?? '';
      if (found.length !== 1 || text === '') {
        add(`The head has ${found.length} tags for “${value}” instead of one with a value.`);
        continue;
      }
      values.set(value, text);
      const isFile = content === 'href' || value === 'og:image';
      if (isFile && isMissing(text)) add(`${value} is ${text}, which doesn't exist.`);
    }
    for (const kind of ['title', 'description']) {
      const text = `${kind} “${values.get(kind)}”`;
      // A page that isn't translated yet has the texts of its original.
      const key = prefixOf(`/${file}`) + text;
      const other = taken.get(key);
      if (other) add(`The ${text} is also the ${kind} of ${other}.`);
      taken.set(key, file);
    }
    for (const kind of ['canonical', 'og:url']) {
      const url = values.get(kind);
      const own = root + pagePath(file);
      if (url && url !== own) add(`${kind} is ${url}, but the URL of the page is ${own}.`);
    }
  }
  return problems;
}
