import { outFolder } from '@handbook/content/files';
import { answer, buildIndex, rules } from '@handbook/search/engine';
import {
  languages,
  misspell,
  readQuestions,
  readSections,
  scoreOf,
} from '@handbook/search/quality';

/** Reads the index of each language and the questions to ask it, by name. */
const readSets = () =>
  languages.flatMap((lang) => {
    const sections = readSections(outFolder, lang);
    const index = buildIndex({ lang, sections });
    const sets = {
      golden: readQuestions(lang),
      newcomer: readQuestions(lang, 'newcomer'),
      fresh: readQuestions(lang, 'fresh'),
      misspelled: misspell(sections, 200),
    };
    return Object.entries(sets).map(([set, questions]) => ({
      name: `${lang} ${set} (${questions.length})`,
      index,
      questions,
    }));
  });

/**
 * Prints how many questions of each set have a right answer as the first hit, and among the first five.
 *
 * @param {readonly string[]} changes of ranking rules to compare with, one at a time, such as `coverage=1`
 * @throws {Error} on an unknown rule
 */
export function run(changes) {
  const sets = readSets();
  const row = () =>
    Object.fromEntries(
      sets.map(({ name, index, questions }) => {
        const outcomes = questions.map((question) => {
          const query = { text: question.query.slice(0, 64), limit: 20, snippetWords: 10 };
          return { question, hits: answer(index, query).hits.map(({ url }) => url) };
        });
        const { hit1, hit5 } = scoreOf(outcomes);
        const count = (/** @type {number} */ share) => Math.round(share * questions.length);
        return [name, `${count(hit1)} / ${count(hit5)}`];
      }),
    );
  /** @type {Record<string, object>} */
  const rows = { 'all rules': row() };
  const values = /** @type {Record<string, number>} */ (rules);
  for (const change of changes) {
    const [rule = '', value] = change.split('=');
    const before = values[rule];
    if (before === undefined || !value) {
      throw new Error(`Write a rule and its value, as in "${Object.keys(rules)[0]}=1".`);
    }
    values[rule] = Number(value);
    rows[change] = row();
    values[rule] = before;
  }
  console.log('Questions with a right answer first / among the first five:');
  console.table(rows);
}
