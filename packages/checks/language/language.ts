import { isFragment, type Page } from '@handbook/content';
import { placeOf } from '../lib/placeOf.ts';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { exceptions as allExceptions, type Exception } from './data/exceptions.ts';
import type { Finding } from './prose/finding.ts';
import type { Piece } from './prose/piece.ts';
import { piecesOf } from './prose/pieces.ts';
import { callouts } from './rules/callouts.ts';
import { description } from './rules/description.ts';
import { headingOrder, sentenceCase } from './rules/headings.ts';
import { length } from './rules/length.ts';
import { spelling } from './rules/spelling.ts';
import { translated } from './rules/translated.ts';
import { typography } from './rules/typography.ts';
import { rejected } from './rules/wording.ts';
import { banned, placeholder, terms } from './rules/words.ts';

/** The input of the rule. */
export interface Input {
  /** Pages and fragments, which have no title and no description. */
  pages: readonly Page[];
  /** Chinese files with a pending translation, which may contain English text. */
  pending?: ReadonlySet<string>;
  /** Interface strings. */
  texts?: readonly Piece[];
  /** README files, and the comments, messages, and test names of code. Only their wording is checked. */
  documents?: readonly Piece[];
  /** The project's dictionary. */
  words: readonly string[];
  exceptions?: readonly Exception[];
}

const pieceRules = [banned, terms, placeholder, typography, sentenceCase, rejected];
const pageRules = [headingOrder, description, callouts, length];

/** Checks spelling, typography, terms, style, headings, descriptions, and lengths. */
export async function language({
  pages,
  pending = new Set(),
  texts = [],
  documents = [],
  words,
  exceptions = allExceptions,
}: Input): Promise<RuleResult> {
  const pieces: Piece[] = [...texts];
  const findings: Finding[] = [];
  for (const page of pages) {
    const own = piecesOf(page);
    pieces.push(...own);
    if (!isFragment(page)) findings.push(...pageRules.flatMap((rule) => rule(page, own)));
    if (!pending.has(page.file)) findings.push(...translated(page, own));
  }
  findings.push(...pieces.flatMap((piece) => pieceRules.flatMap((rule) => rule(piece))));
  findings.push(...documents.flatMap(rejected));
  findings.push(...(await spelling(pieces, words)));

  const used = new Set<Exception>();
  const isExcused = (finding: Finding): boolean => {
    const page = pages.find(({ file }) => file === finding.file);
    const excuse = exceptions.find(
      ({ part, route, text }) =>
        part === finding.part &&
        route === (page?.route ?? finding.file) &&
        finding.about.includes(text ?? ''),
    );
    if (excuse) used.add(excuse);
    return excuse !== undefined;
  };
  const problems: Problem[] = findings
    .filter((finding) => !isExcused(finding))
    .map(({ part, about, ...problem }) => problem);
  for (const exception of exceptions) if (!used.has(exception)) problems.push(unused(exception));
  return {
    problems: problems.sort(byPlace),
    counted: { pages: pages.length, texts: pieces.length, dictionaryWords: words.length },
  };
}

const exceptionsFile = 'packages/checks/language/data/exceptions.ts';

const unused = ({ part, route, text }: Exception): Problem => ({
  ...placeOf(exceptionsFile, `route: '${route}'`, text ?? ''),
  message: `No text needs the exception from ${part} for ${route}${text ? ` (“${text}”)` : ''}.`,
  fix: 'Remove the exception.',
});

const byPlace = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0);
