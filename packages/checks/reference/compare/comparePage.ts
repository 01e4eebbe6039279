import { nearest, type Page } from '@handbook/content';
import type { Problem } from '../../lib/problem.ts';
import { type Stated, statedOn } from '../page/stated.ts';
import type { Surface } from '../surface/surface.ts';
import { compareEntry } from './compareEntry.ts';
import type { Expected } from './expected.ts';
import { type Matcher, resolveName } from './match.ts';

/** A page with the entries that it must document. */
interface PageInput {
  page: Page;
  expected: readonly Expected[];
  prefixes: readonly string[];
  claims: readonly RegExp[];
  surface: Surface;
}

/** Compares a page with the entries that it must document, in both directions. */
export function comparePage(input: PageInput): { problems: Problem[]; stated: number } {
  const { page, expected } = input;
  const known = new Set(expected.map(({ entry }) => entry.name));
  const matcher: Matcher = { known, prefixes: input.prefixes, aliases: aliasesOf(expected) };
  const found = new Map<string, Stated[]>();
  const problems: Problem[] = [];
  for (const stated of statedOn(page)) {
    for (const name of stated.names) {
      const names = resolveName(name, stated, matcher);
      for (const one of names) found.set(one, [...(found.get(one) ?? []), stated]);
      if (names.length === 0 && claimsEntry(name, stated, input)) {
        problems.push(extra(name, stated, input, known));
      }
    }
  }
  for (const { entry, pageArea } of expected) {
    if (pageArea.mention && page.source.includes(entry.name))
      found.set(entry.name, found.get(entry.name) ?? []);
  }
  for (const one of expected)
    problems.push(...compareEntry(one, found, page, input.surface.shapes));
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

const claimsEntry = (name: string, stated: Stated, { claims }: PageInput): boolean =>
  stated.claims || claims.some((pattern) => pattern.test(name));

function extra(name: string, { line }: Stated, input: PageInput, known: Set<string>): Problem {
  const meant = nearest(name, known);
  return {
    file: input.page.file,
    line,
    message: `${name} is on this page, but not in @rspress/core ${input.surface.framework.version}.`,
    fix: meant
      ? `Correct the name (${meant}?), or remove the entry.`
      : 'Remove the entry, or move it to the page that documents it.',
  };
}
