import type { Page } from '@handbook/content';
import type { Problem } from '../../lib/problem.ts';
import type { Stated } from '../page/stated.ts';
import { type Entry, isInternal } from '../surface/entry.ts';
import { canonicalType, type Shapes } from './canonicalType.ts';
import { compareDefault } from './compareDefault.ts';
import type { Expected } from './expected.ts';

const noEffectWords = /\bha(?:s|ve) no effect\b|无效|不生效/i;

/** Compares everything that a page states about one entry. */
export function compareEntry(
  expected: Expected,
  found: ReadonlyMap<string, Stated[]>,
  page: Page,
  shapes: Shapes,
): Problem[] {
  const { entry, known, isOptional } = expected;
  const stated = found.get(entry.name);
  if (!stated) return isOptional(found) ? [] : [missing(entry, found, page.file, known?.values[0])];
  const problems = deadOptionProblems(expected, stated, page);
  if (isInternal(entry)) return problems;
  problems.push(...typeProblems(expected, stated, page, shapes));
  // Entries that a page may omit have no record of their default.
  if (!expected.isDead && !isOptional(new Map()))
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
    fix: `Add an entry for ${entry.name}${type}${fallback}; packages/checks/reference/README.md describes the format.`,
  };
}

function deadOptionProblems({ entry, isDead }: Expected, stated: Stated[], page: Page): Problem[] {
  if (!isDead || stated.some(({ text }) => noEffectWords.test(text))) return [];
  const word = page.lang === 'zh' ? '不生效' : 'has no effect';
  return [
    {
      file: page.file,
      line: lineOf(stated),
      message: `${entry.name} is typed but has no effect, and the entry doesn't mention that.`,
      fix: `Write in the entry that it ${word} and what to use instead. The evidence is in packages/checks/reference/deadOptions.ts.`,
    },
  ];
}

function typeProblems(
  { entry, pageArea }: Expected,
  stated: Stated[],
  { file }: Page,
  shapes: Shapes,
): Problem[] {
  if (!pageArea.types || entry.type === undefined) return [];
  const right = [entry.type, entry.expanded ?? entry.type];
  const accepted = right.map((type) => canonicalType(type, shapes));
  const typed = stated.filter(({ type }) => type !== undefined);
  if (typed.length === 0) {
    const message = `The entry of ${entry.name} has no type.`;
    return [{ file, line: lineOf(stated), message, fix: `Add the type: ${entry.type}` }];
  }
  return typed
    .filter(({ type = '' }) => !accepted.includes(canonicalType(type, shapes)))
    .map(({ type, line }) => ({
      file,
      line,
      message: `The type of ${entry.name} isn't ${type}.`,
      fix: `Write the type from ${entry.source}: ${entry.type}`,
    }));
}

function defaultProblems({ entry, pageArea, known }: Expected, stated: Stated[], { file }: Page) {
  const problems: Problem[] = [];
  for (const one of stated) {
    const wrong = compareDefault(one, entry, known);
    if (!wrong) continue;
    problems.push({
      file,
      line: one.line,
      message: `The default of ${entry.name} isn't ${wrong.stated}.`,
      fix: `The default in the code is ${wrong.actual}. Correct the page, or the record in packages/checks/reference/defaults.`,
    });
  }
  const isStated = stated.some((one) => one.default !== undefined);
  if (pageArea.defaults && known && known.kind !== 'none' && !isStated) {
    problems.push({
      file,
      line: lineOf(stated),
      message: `The entry of ${entry.name} has no default.`,
      fix: `Add the default: ${known.values[0] ?? 'describe in words where the value comes from.'}`,
    });
  }
  return problems;
}
