import type { Page } from '@handbook/content';
import { nearest } from '../../lib/nearest.ts';
import type { Problem } from '../../lib/problem.ts';
import { type Stated, statedOn } from '../page/stated.ts';
import type { Surface } from '../surface/surface.ts';
import { compareEntry } from './compare-entry.ts';
import { dutyProblems } from './entryDuties.ts';
import type { Expected } from './expected.ts';
import { type Matcher, resolveName } from './match.ts';

/** What one page has to state, and everything that decides whether it is right. */
export interface Duty {
  page: Page;
  expected: readonly Expected[];
  prefixes: readonly string[];
  claims: readonly RegExp[];
  surface: Surface;
}

/** Compares a page with what it answers for, both ways. */
export function comparePage(duty: Duty): { problems: Problem[]; stated: number } {
  const { page, expected } = duty;
  const known = new Set(expected.map(({ entry }) => entry.name));
  const matcher: Matcher = { known, prefixes: duty.prefixes, aliases: aliasesOf(expected) };
  const found = new Map<string, Stated[]>();
  const problems: Problem[] = [];
  const all = statedOn(page);
  for (const stated of all) {
    for (const name of stated.names) {
      const names = resolveName(name, stated, matcher);
      for (const one of names) found.set(one, [...(found.get(one) ?? []), stated]);
      if (names.length === 0 && claimsEntry(name, stated, duty)) {
        problems.push(extra(name, stated, duty, known));
      }
    }
  }
  for (const { entry, guard } of expected) {
    if (guard.mention && page.source.includes(entry.name))
      found.set(entry.name, found.get(entry.name) ?? []);
  }
  for (const one of expected) problems.push(...compareEntry(one, found, page, duty.surface.shapes));
  problems.push(...dutyProblems(page, all, expected, matcher));
  problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return { problems, stated: found.size };
}

/** Aliases of commands, and the short forms of flags. */
function aliasesOf(expected: readonly Expected[]): Map<string, string> {
  const aliases = new Map<string, string>();
  for (const { entry } of expected) {
    if (entry.variants?.standsFor) aliases.set(entry.name, entry.variants.standsFor);
    const [, short, long] = entry.type?.match(/^(-\w), (--[\w-]+)/) ?? [];
    if (short && long) aliases.set(short, long);
  }
  return aliases;
}

const claimsEntry = (name: string, stated: Stated, { claims }: Duty): boolean =>
  stated.claims || claims.some((pattern) => pattern.test(name));

function extra(name: string, { line }: Stated, duty: Duty, known: Set<string>): Problem {
  const meant = nearest(name, known);
  return {
    file: duty.page.file,
    line,
    message: `${name} is stated here, but @rspress/core ${duty.surface.framework.version} has no such thing.`,
    fix: meant
      ? `Correct the name: ${meant} is the nearest that exists. Otherwise remove the entry.`
      : 'Remove the entry, or move it to the page that answers for it.',
  };
}
