import type { Page } from '@handbook/content';
import type { Problem } from '../../lib/problem.ts';
import type { Stated } from '../page/stated.ts';
import { type Entry, isInternal } from '../surface/entry.ts';
import { canonicalType, type Shapes } from './canonical-type.ts';
import { compareDefault } from './compare-default.ts';
import type { Expected } from './expected.ts';

const inertWord = /\b(?:inert|ha(?:s|ve) no effect)\b|无效|不生效/i;

/** What is wrong with all that a page says about one entry. */
export function compareEntry(
  expected: Expected,
  found: ReadonlyMap<string, Stated[]>,
  page: Page,
  shapes: Shapes,
): Problem[] {
  const { entry, known, isOptional } = expected;
  const stated = found.get(entry.name);
  if (!stated) return isOptional(found) ? [] : [missing(entry, found, page.file, known?.values[0])];
  const problems = inertProblems(expected, stated, page);
  if (isInternal(entry)) return problems;
  problems.push(...typeProblems(expected, stated, page, shapes));
  // What a page may leave out has no record to compare with.
  if (!expected.isInert && !isOptional(new Map()))
    problems.push(...defaultProblems(expected, stated, page));
  return problems;
}

const lineOf = ([first]: readonly Stated[]): number => first?.line ?? 1;

function missing(
  entry: Entry,
  found: ReadonlyMap<string, Stated[]>,
  file: string,
  value: string | undefined,
): Problem {
  const parent = entry.name.split(/[.\s]/).slice(0, -1);
  const around = found.get(parent.join('.')) ?? found.get(parent.join(' ')) ?? [];
  const type = entry.type ? `, type ${entry.type}` : '';
  const fallback = value ? `, default ${value}` : '';
  return {
    file,
    line: lineOf(around),
    message: `${entry.name} (${entry.area}, ${entry.source}) is not on this page.`,
    fix: `Add an entry for ${entry.name}${type}${fallback}; packages/checks/reference/README.md shows how.`,
  };
}

function inertProblems({ entry, isInert }: Expected, stated: Stated[], page: Page): Problem[] {
  if (!isInert || stated.some(({ text }) => inertWord.test(text))) return [];
  const word = page.lang === 'zh' ? '不生效' : 'has no effect';
  return [
    {
      file: page.file,
      line: lineOf(stated),
      message: `${entry.name} is typed, but nothing acts on it, and the entry does not say so.`,
      fix: `Say in the entry that it ${word} and what to use instead; packages/checks/reference/inert.ts has the evidence.`,
    },
  ];
}

function typeProblems(
  { entry, guard }: Expected,
  stated: Stated[],
  { file }: Page,
  shapes: Shapes,
): Problem[] {
  if (!guard.types || entry.type === undefined) return [];
  const right = [entry.type, entry.expanded ?? entry.type];
  const accepted = right.map((type) => canonicalType(type, shapes));
  const typed = stated.filter(({ type }) => type !== undefined);
  if (typed.length === 0) {
    const message = `${entry.name} states no type.`;
    return [{ file, line: lineOf(stated), message, fix: `Add its type: ${entry.type}` }];
  }
  return typed
    .filter(({ type = '' }) => !accepted.includes(canonicalType(type, shapes)))
    .map(({ type, line }) => ({
      file,
      line,
      message: `${entry.name} is not of type ${type}.`,
      fix: `Write the type as shipped (${entry.source}): ${entry.type}`,
    }));
}

function defaultProblems({ entry, guard, known }: Expected, stated: Stated[], { file }: Page) {
  const problems: Problem[] = [];
  for (const one of stated) {
    const wrong = compareDefault(one, entry, known);
    if (!wrong) continue;
    problems.push({
      file,
      line: one.line,
      message: `The default of ${entry.name} is not ${wrong.says}.`,
      fix: `What the code does: ${wrong.is}. Correct the page, or prove another value in packages/checks/reference/defaults.`,
    });
  }
  const isSaid = stated.some((one) => one.default !== undefined);
  if (guard.defaults && known && known.kind !== 'none' && !isSaid) {
    problems.push({
      file,
      line: lineOf(stated),
      message: `${entry.name} states no default.`,
      fix: `Add it: ${known.values[0] ?? 'say in words what takes its place.'}`,
    });
  }
  return problems;
}
