import { outFolder } from '@handbook/content/files';
import { buildIndex, match, neutral, rank, rules } from '@handbook/search/engine';
import {
  languages,
  misspell,
  readQuestions,
  readSections,
  scoreOf,
  sectionId,
} from '@handbook/search/quality';

/** The number of hits that count, and the maximum length of a query. */
const LIMIT = 20;
const INPUT = 64;
const TYPOS = 200;

const values = /** @type {Record<string, number>} */ (rules);

/** The value that turns each ranking rule off. */
const off = /** @type {Record<string, number>} */ (neutral);

/** Reads the question sets and looks up their words once, because rules only change the ranking. */
function readSets() {
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
      const score = () =>
        scoreOf(
          asked.map(({ question, text, found }) => {
            const ids = rank(index, found, text).slice(0, LIMIT);
            return { question, hits: ids.flatMap((id) => sections[id] ?? []).map(sectionId) };
          }),
        );
      return { name: `${lang} ${set} (${questions.length})`, score };
    });
  });
}

/**
 * Asks the question sets, and prints how many questions have a right answer as the first hit, and among the first five.
 *
 * @param {string[]} args names of ranking rules to leave out, one at a time; `each` for all rules
 * @throws {Error} on an unknown rule
 */
export function run(args) {
  const sets = readSets();
  const row = () =>
    Object.fromEntries(
      sets.map(({ name, score }) => {
        const { questions, hit1, hit5 } = score();
        return [name, `${Math.round(hit1 * questions)} / ${Math.round(hit5 * questions)}`];
      }),
    );
  const rows = { 'all rules': row() };
  for (const name of args.includes('each') ? Object.keys(values) : args) {
    const [value, without] = [values[name], off[name]];
    if (value === undefined || without === undefined)
      throw new Error(`There is no rule "${name}", only ${Object.keys(values).join(', ')}.`);
    values[name] = without;
    Object.assign(rows, { [`without ${name}`]: row() });
    values[name] = value;
  }
  console.log('Questions with a right answer first / among the first five:');
  console.table(rows);
}
