import type { Page } from '@handbook/content';
import { nearest } from '../../lib/nearest.ts';
import type { Problem } from '../../lib/problem.ts';
import { foreignEnvironment, foreignOptions, type PageArea } from '../areas.ts';
import { knownDefault } from '../defaults.ts';
import { type Stated, statedOn } from '../page/stated.ts';
import { type Entry, isInternal } from '../surface/entry.ts';
import { compareDefault } from './compareDefault.ts';
import type { TypePair } from './compareTypes.ts';
import { type KnownNames, resolveName } from './resolveName.ts';

/** A documented type, with the problem to report if it is wrong. */
export interface StatedType extends TypePair {
  problem: Problem;
}

/** What the comparison of a page found. */
interface Compared {
  problems: Problem[];
  /** The types on the page, which the compiler compares for all pages at once. */
  types: StatedType[];
  stated: number;
}

const readme = 'packages/checks/reference/README.md describes the format';

/** The entries that a page documents, and the members of types that it may list, each once. */
function expectedOn(
  own: readonly PageArea[],
  entries: readonly Entry[],
): Map<string, [Entry, PageArea]> {
  const expected = new Map<string, [Entry, PageArea]>();
  for (const entry of entries) {
    const pageArea = own.find(({ area, only }) => area === entry.area && (only?.(entry) ?? true));
    const [first] = own;
    if (expected.has(entry.name) || !first) continue;
    if (pageArea) expected.set(entry.name, [entry, pageArea]);
    else if (entry.area === 'type-members')
      expected.set(entry.name, [entry, { ...first, types: true, defaults: false }]);
  }
  return expected;
}

/** Compares a page with the entries that it must document, in both directions. */
export function comparePage(
  page: Page,
  own: readonly PageArea[],
  entries: readonly Entry[],
  version: string,
): Compared {
  const expected = expectedOn(own, entries);
  const names: KnownNames = {
    known: new Set(expected.keys()),
    prefixes: own.flatMap(({ prefix }) => prefix ?? []),
    aliases: aliasesOf(entries),
  };
  const claims = own.flatMap((pageArea) => pageArea.claims ?? []);
  const found = new Map<string, Stated[]>();
  const compared: Compared = { problems: [], types: [], stated: 0 };
  for (const stated of statedOn(page)) {
    for (const name of stated.names) {
      const meant = resolveName(name, stated, names);
      for (const one of meant) found.set(one, [...(found.get(one) ?? []), stated]);
      const isEntry = stated.claims || claims.some((pattern) => pattern.test(name));
      if (meant.length > 0 || !isEntry) continue;
      const similar = nearest(name, names.known);
      compared.problems.push({
        file: page.file,
        line: stated.line,
        message: `${name} is on this page, but not in @rspress/core ${version}.`,
        fix: similar
          ? `Correct the name (${similar}?), or remove the entry.`
          : 'Remove the entry, or move it to the page that documents it.',
      });
    }
  }
  for (const [name, [entry, pageArea]] of expected) {
    const stated = found.get(name) ?? (pageArea.mention && page.source.includes(name) ? [] : null);
    if (stated) compareEntry(entry, pageArea, stated, page, compared);
    else if (!isOptional(entry, found)) compared.problems.push(missing(entry, found, page.file));
  }
  compared.stated = found.size;
  return compared;
}

/** Aliases of commands, and the short forms of flags. */
function aliasesOf(entries: readonly Entry[]): Map<string, string> {
  const aliases = new Map<string, string>();
  for (const { area, name, type, variants } of entries) {
    if (area !== 'commands') continue;
    if (variants?.standsFor) aliases.set(name, variants.standsFor);
    const [, short, long] = type?.match(/^(-\w), (--[\w-]+)/) ?? [];
    if (short && long) aliases.set(short, long);
  }
  return aliases;
}

/** Whether a page may omit an entry. A page that lists a member of a type lists all of them. */
function isOptional(entry: Entry, found: ReadonlyMap<string, Stated[]>): boolean {
  const { area, name } = entry;
  const type = `${name.split('.')[0]}.`;
  return (
    (area === 'type-members' && ![...found.keys()].some((other) => other.startsWith(type))) ||
    name in foreignEnvironment ||
    foreignOptions.test(name) ||
    (isInternal(entry) && name.includes('.'))
  );
}

function missing(entry: Entry, found: ReadonlyMap<string, Stated[]>, file: string): Problem {
  const { name, area, type, source } = entry;
  const parent = name.split(/[.\s]/).slice(0, -1);
  const [around] = found.get(parent.join('.')) ?? found.get(parent.join(' ')) ?? [];
  const value = knownDefault(entry);
  const details = [type && `type ${type}`, value && `default ${value}`].filter(Boolean);
  return {
    file,
    line: around?.line ?? 1,
    message: `${name} (${area}, ${source}) is not on this page.`,
    fix: `Add an entry for ${[name, ...details].join(', ')}; ${readme}.`,
  };
}

/** Compares everything that a page states about one entry. */
function compareEntry(
  entry: Entry,
  pageArea: PageArea,
  stated: readonly Stated[],
  { file }: Page,
  { problems, types }: Compared,
): void {
  const { name } = entry;
  const report = (message: string, fix: string, line = stated[0]?.line ?? 1) =>
    problems.push({ file, line, message, fix });
  if (isInternal(entry)) return;
  const { type: declared, at } = entry;
  if (pageArea.types && declared !== undefined && at !== undefined) {
    const typed = stated.filter(({ type }) => type !== undefined);
    if (typed.length === 0)
      report(`The entry of ${name} has no type.`, `Add the type: ${declared}`);
    for (const { type: documented = '', line } of typed) {
      const message = `The type of ${name} isn't ${documented}.`;
      const fix = `Write the type from ${entry.source}: ${declared}`;
      types.push({ documented, declared, at, problem: { file, line, message, fix } });
    }
  }
  if (isOptional(entry, new Map())) return;
  const known = knownDefault(entry);
  for (const one of stated) {
    const actual = compareDefault(one, entry, known);
    if (actual === undefined) continue;
    report(
      `The default of ${name} isn't ${one.default ?? 'none'}.`,
      `The real default is ${actual}. Correct the page, or the record in packages/checks/reference/defaults.json.`,
      one.line,
    );
  }
  if (pageArea.defaults && known !== undefined && stated.every((one) => one.default === undefined))
    report(`The entry of ${name} has no default.`, `Add the default: ${known}`);
}
