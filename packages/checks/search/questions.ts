import {
  misspell,
  type Outcome,
  type Question,
  rankOf,
  scoreOf,
  sectionId,
  unknownAnswers,
} from '@handbook/search/quality';
import { placeOf } from '../lib/placeOf.ts';
import type { Problem, RuleResult } from '../lib/problem.ts';
import type { Search } from './searches.ts';

/** The share of questions that must have a correct answer as the first hit, and among the first five hits. */
export interface Floor {
  hit1: number;
  hit5: number;
}

const outcomesOf = ({ ask }: Search, questions: readonly Question[]): Outcome[] =>
  questions.map((question) => ({ question, hits: ask(question.query) }));

/**
 * Searches for the questions of one language.
 *
 * @param file the questions' path from the repository root
 * @param floor undefined if only the answers must exist
 * @returns a problem for each accepted section that doesn't exist, and for each share below its floor
 */
export function questions(
  search: Search,
  file: string,
  asked: readonly Question[],
  floor?: Floor,
): RuleResult {
  const sections = new Set(search.sections.map(sectionId));
  const problems = unknownAnswers(asked, sections).map((message): Problem => {
    const query = asked.find((one) => message.startsWith(`"${one.query}"`))?.query;
    const fix = 'Replace it with a section that answers the question.';
    return { ...placeOf(file, JSON.stringify(query ?? '')), message, fix };
  });
  const counted = { questions: asked.length };
  if (!floor) return { problems, counted };
  const outcomes = outcomesOf(search, asked);
  const score = scoreOf(outcomes);
  for (const [name, place] of [['hit1', 1] as const, ['hit5', 5] as const]) {
    if (score[name] >= floor[name]) continue;
    const missed = outcomes.filter((outcome) => rankOf(outcome) > place);
    const queries = missed.map(({ question }) => question.query).join(' | ');
    problems.push({
      file,
      message: `${score[name].toFixed(3)} of the questions have a correct answer among the first ${place} hits, less than ${floor[name]}: ${queries}`,
      fix: 'Run npm run bench -- search to see the hits, then correct the pages or the search.',
    });
  }
  return { problems, counted };
}

/**
 * Searches for misspelled words of headings.
 *
 * @param floor the share that must be found among the first three hits
 */
export function typos(search: Search, floor: number): RuleResult {
  const score = scoreOf(outcomesOf(search, misspell(search.sections, 200)));
  const message = `${score.hit3.toFixed(3)} of the misspelled words of headings in ${search.lang} find their section among the first 3 hits, less than ${floor}.`;
  const fix = 'Run npm run bench -- search to see which, then correct the search.';
  const problems = score.hit3 < floor ? [{ file: 'packages/search/engine', message, fix }] : [];
  return { problems, counted: { misspelled: score.questions } };
}
