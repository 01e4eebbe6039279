import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { outFolder } from '@handbook/content/files';
import { readPhrases } from '@handbook/search';
import { documentFiles, readQuestions } from '@handbook/search/quality';
import { errorsRoute, readMessages, readUnexplained } from '../error-messages/rule.ts';
import type { RuleResult } from '../lib/problem.ts';
import { foreignEnvironment, foreignOptions, pageAreas } from '../reference/areas.ts';
import type { Entry } from '../reference/surface/entry.ts';
import { readSurface } from '../reference/surface/surface.ts';
import type { Scope } from '../runner/rule.ts';
import { knownPages, type Query } from './knownPages.ts';
import { phrases } from './phrases.ts';
import { type Floor, questions, typos } from './questions.ts';
import { readSearches } from './searches.ts';

export const name = 'search';
export const needsBuild = true;

/**
 * The floors of questions that nothing was tuned for, a few below the measured values because pages change. The golden
 * questions were used to tune the ranking, so they only have to name sections that exist.
 */
const floors: Readonly<Partial<Record<'fresh' | 'newcomer', Floor>>> = {
  fresh: { hit1: 0.7, hit5: 0.9 },
  newcomer: { hit1: 0.83, hit5: 0.95 },
};
const typoFloor = 0.92;

/** The size limit for the documents of a language after gzip, in bytes. */
const maxBytes = 330 * 1024;

/** Asks the search what readers ask it: questions, phrases, names of the reference, error messages, and packages. */
export async function run({ root, all }: Scope): Promise<RuleResult> {
  const { entries } = await readSurface();
  const texts = [...nameQueries(entries), ...messageQueries(root), ...pluginQueries(all)];
  const results: RuleResult[] = [];
  for (const search of readSearches()) {
    const { lang } = search;
    const fileOf = (set: string) => `packages/search/quality/questions/${set}.json`;
    results.push(questions(search, fileOf(lang), readQuestions(lang)));
    for (const set of ['fresh', 'newcomer'] as const) {
      const asked = readQuestions(lang, set);
      results.push(questions(search, fileOf(`${set}.${lang}`), asked, floors[set]));
    }
    results.push(typos(search, typoFloor));
    // Rules that wait for servers and processes go on between the phrases of two pages.
    const listed = readPhrases(join(root, 'packages/search/phrases'), lang, new Set());
    for (const page of Object.entries(listed)) {
      results.push(phrases(search, Object.fromEntries([page])));
      await setImmediate();
    }
    results.push(knownPages(search, texts), size(documentFiles(outFolder, lang)));
  }
  const counted: Record<string, number> = { phrases: 0 };
  for (const [kind, count] of results.flatMap((it) => Object.entries(it.counted))) {
    counted[kind] = (counted[kind] ?? 0) + count;
  }
  return { problems: results.flatMap(({ problems }) => problems), counted };
}

/** Names that are everyday words, so nobody searches for only the name. */
const words = new Set(['Links', 'Meta', 'npm', 'redirect', 'rspress']);

/** Every name of the reference, with the pages that document it: `title` is both an option and a frontmatter field. */
function nameQueries(entries: readonly Entry[]): Query[] {
  const routes = new Map<string, string[]>();
  for (const entry of entries) {
    const { name: text } = entry;
    if (text in foreignEnvironment || words.has(text) || foreignOptions.test(text)) continue;
    for (const { area, only, route, mention } of pageAreas) {
      if (area !== entry.area || mention || (only && !only(entry))) continue;
      routes.set(text, [...(routes.get(text) ?? []), route]);
    }
  }
  return [...routes].map(([text, pages]) => {
    const [own = ''] = text.match(/[\w-]+$/) ?? [];
    return { text, routes: pages, anchor: own.toLowerCase() };
  });
}

/** Every explained error message, by itself and in the line that a terminal shows. */
const messageQueries = (root: string): Query[] => {
  const unexplained = readUnexplained(root);
  return [...readMessages(root).keys()]
    .filter((text) => !unexplained.includes(text))
    .flatMap((text) => [text, `error   ${text} (from /home/tea/shop/docs/guide/brewing.mdx)`])
    .map((text) => ({ routes: [errorsRoute], text }));
};

/** The packages of the official plugins. */
const pluginQueries = (pages: Scope['all']): Query[] =>
  pages.flatMap(({ lang, route }) => {
    const [, plugin] = /^\/plugin\/official-plugins\/([\w-]+)$/.exec(route) ?? [];
    return lang === 'en' && plugin && plugin !== 'overview'
      ? [{ routes: [route], text: `@rspress/plugin-${plugin}` }]
      : [];
  });

function size(files: readonly string[]): RuleResult {
  const gzip = files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
  const message = `The search documents have ${gzip} bytes after gzip, more than the limit of ${maxBytes}.`;
  const fix = 'Shorten long samples and tables, or leave more of them out in packages/search/data.';
  const problems = gzip > maxBytes ? [{ file: files.join(', '), message, fix }] : [];
  return { problems, counted: { documents: files.length } };
}
