import { answer, buildIndex, type SearchDocuments } from '@handbook/search/engine';
import {
  bytesOf,
  idOfUrl,
  misspell,
  type Outcome,
  type Question,
  rankOf,
  scoreOf,
  sectionId,
  unknownAnswers,
} from '@handbook/search/quality';
import type { Problem, RuleResult } from '../lib/problem.ts';

/** The least that the search must reach, as shares of the questions. */
export interface Floor {
  hit1: number;
  hit5: number;
}

/** The modal asks for so many hits, and its input takes so many characters. */
const LIMIT = 20;
const INPUT = 64;

/** Asks questions of the documents' language. */
function ask(documents: SearchDocuments, questions: readonly Question[]): Outcome[] {
  const index = buildIndex(documents);
  return questions.map((question) => {
    const text = question.query.slice(0, INPUT);
    const { hits } = answer(index, { text, limit: LIMIT, snippetWords: 10 });
    return { question, hits: hits.map(({ url }) => idOfUrl(url)) };
  });
}

/**
 * Asks the questions of one language, in this process instead of the worker.
 *
 * @param file the questions' path from the repository root
 * @returns a problem for each answer that does not exist, and for each share below its floor
 */
export function quality(
  documents: SearchDocuments,
  file: string,
  questions: readonly Question[],
  floor: Floor,
): RuleResult {
  const outcomes = ask(documents, questions);
  const sections = new Set(documents.sections.map(sectionId));
  const problems = unknownAnswers(questions, sections).map((message): Problem => {
    return { file, message, fix: 'Name the section that answers it now.' };
  });
  const score = scoreOf(outcomes);
  for (const [name, place] of [['hit1', 1] as const, ['hit5', 5] as const]) {
    if (score[name] >= floor[name]) continue;
    const missed = outcomes.filter((outcome) => rankOf(outcome) > place);
    const queries = missed.map(({ question }) => question.query).join(' | ');
    problems.push({
      file,
      message: `${score[name].toFixed(3)} of the questions have a right answer among the first ${place}, less than ${floor[name]}: ${queries}`,
      fix: 'See what came instead with: npm run bench -- search --ours',
    });
  }
  return { problems, counted: { questions: questions.length, sections: sections.size } };
}

/** How many words of headings are misspelled. */
const MISSPELT = 200;

/**
 * Misspells words of headings and asks for them.
 *
 * @param floor the least share that has to be found among the first three
 */
export function typos(documents: SearchDocuments, floor: number): RuleResult {
  const score = scoreOf(ask(documents, misspell(documents.sections, MISSPELT)));
  const message = `${score.hit3.toFixed(3)} of the misspelled words of headings in ${documents.lang} lead to one of these among the first 3, less than ${floor}.`;
  const fix = 'See which with: npm run bench -- search --ours';
  const problems = score.hit3 < floor ? [{ file: 'search', message, fix }] : [];
  return { problems, counted: { misspelled: score.questions } };
}

/**
 * Weighs what the worker downloads for a language.
 *
 * @param files absolute
 * @param limit in bytes, gzip
 */
export function weight(files: readonly string[], limit: number): RuleResult {
  const { gzip } = bytesOf(files);
  const message = `The documents weigh ${gzip} bytes gzip, more than ${limit}.`;
  const fix = 'See what is long in them: samples and tables weigh most.';
  const problems = gzip > limit ? [{ file: files.join(', '), message, fix }] : [];
  return { problems, counted: { documents: files.length } };
}
