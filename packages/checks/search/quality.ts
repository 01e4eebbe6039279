import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { answer, buildIndex, type SearchDocuments } from '@handbook/search/engine';
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

/** The share of questions that must have a correct answer as the first hit, and among the first five hits. */
export interface Floor {
  hit1: number;
  hit5: number;
}

/** How many hits the search modal requests, and how many characters its input accepts. */
const LIMIT = 20;
const INPUT = 64;

/** Searches the documents for questions in their language. */
function ask(documents: SearchDocuments, questions: readonly Question[]): Outcome[] {
  const index = buildIndex(documents);
  return questions.map((question) => {
    const text = question.query.slice(0, INPUT);
    const { hits } = answer(index, { text, limit: LIMIT, snippetWords: 10 });
    return { question, hits: hits.map(({ url }) => url) };
  });
}

/**
 * Searches for the questions of one language, in this process instead of the worker.
 *
 * @param file the questions' path from the repository root
 * @returns a problem for each accepted section that doesn't exist, and for each share below its floor
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
    const query = questions.find((one) => message.startsWith(`"${one.query}"`))?.query;
    const fix = 'Replace it with a section that answers the question.';
    return { ...placeOf(file, JSON.stringify(query ?? '')), message, fix };
  });
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
  return { problems, counted: { questions: questions.length, sections: sections.size } };
}

/** How many words of headings are misspelled. */
const MISSPELLED = 200;

/**
 * Searches for misspelled words of headings.
 *
 * @param floor the share that must be found among the first three hits
 */
export function typos(documents: SearchDocuments, floor: number): RuleResult {
  const score = scoreOf(ask(documents, misspell(documents.sections, MISSPELLED)));
  const message = `${score.hit3.toFixed(3)} of the misspelled words of headings in ${documents.lang} find their section among the first 3 hits, less than ${floor}.`;
  const fix = 'Run npm run bench -- search to see which, then correct the search.';
  const problems = score.hit3 < floor ? [{ file: 'packages/search/engine', message, fix }] : [];
  return { problems, counted: { misspelled: score.questions } };
}

/**
 * Checks the size of what the search worker downloads for a language.
 *
 * @param files absolute
 * @param limit in bytes, gzip
 */
export function weight(files: readonly string[], limit: number): RuleResult {
  const gzip = files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
  const message = `The documents have ${gzip} bytes after gzip, more than the limit of ${limit}.`;
  const fix = 'Shorten long samples and tables, or leave more of them out in packages/search/data.';
  const problems = gzip > limit ? [{ file: files.join(', '), message, fix }] : [];
  return { problems, counted: { documents: files.length } };
}
