import '../../typescript/register.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outFolder, root } from '@handbook/content/files';
import {
  languages,
  misspell,
  rankOf,
  readQuestions,
  readSections,
  scoreOf,
  sectionId,
} from '@handbook/search/quality';
import { textTable } from '../lib/textTable.mjs';

/** The number of hits that count, and the maximum length of a query. */
const LIMIT = 20;
const INPUT = 64;
const TYPOS = 200;

/** @type {Record<string, { without: number }>} */
const needs = JSON.parse(
  readFileSync(join(root, 'packages/search/engine/rank/rules.fixture.json'), 'utf8'),
);

/** Reads the question sets and looks up their words once, because rules only change the ranking. */
async function readSets() {
  const { buildIndex, match, rank } = await import('@handbook/search/engine');
  return languages.flatMap((lang) => {
    const sections = readSections(outFolder, lang);
    const index = buildIndex({ lang, sections });
    const sets = {
      golden: readQuestions(lang),
      newcomer: readQuestions(lang, 'newcomer'),
      fresh: readQuestions(lang, 'fresh'),
      misspelled: misspell(sections, TYPOS),
    };
    return Object.entries(sets).map(([set, questions]) => {
      const asked = questions.map((question) => {
        const text = question.query.slice(0, INPUT);
        return { question, text, found: match(index, text) };
      });
      const ask = () =>
        asked.map(({ question, text, found }) => {
          const ids = rank(index, found, text).slice(0, LIMIT);
          return { question, hits: ids.flatMap((id) => sections[id] ?? []).map(sectionId) };
        });
      return { name: `${lang} ${set}`, ask };
    });
  });
}

/**
 * Disables one ranking rule at a time, and prints how many questions each rule gains or loses.
 *
 * @param {readonly string[]} named rules; all of them by default
 */
export async function run(named) {
  const { rules } = await import('@handbook/search/engine');
  const numbers = /** @type {Record<string, number>} */ (rules);
  const sets = await readSets();
  const before = sets.map(({ ask }) => ask());
  const names = named.length > 0 ? named : Object.keys(numbers);
  const rows = names.map((name) => {
    const worth = numbers[name];
    const without = needs[name]?.without;
    if (worth === undefined || without === undefined)
      throw new Error(`There is no rule "${name}".`);
    numbers[name] = without;
    const after = sets.map(({ ask }) => ask());
    numbers[name] = worth;
    let worse = 0;
    const cells = after.map((outcomes, set) => {
      const old = before[set] ?? [];
      worse += outcomes.filter((it, at) => rankOf(it) > rankOf(old[at] ?? it)).length;
      const [now, then] = [scoreOf(outcomes), scoreOf(old)];
      const change = (/** @type {'hit1' | 'hit5'} */ key) =>
        Math.round((now[key] - then[key]) * outcomes.length);
      return `${change('hit1')} / ${change('hit5')}`;
    });
    return [name, ...cells, String(worse)];
  });
  console.log(
    'Questions gained or lost without the rule, at hit@1 / hit@5, and how many rank lower:',
  );
  console.log(textTable(['rule', ...sets.map(({ name }) => name), 'lower'], rows));
}
