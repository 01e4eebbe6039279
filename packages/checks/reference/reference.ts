import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Page, repositoryRoot } from '@handbook/content';
import { placeOf } from '../lib/placeOf.ts';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { foreignEnvironment, pageAreas, pluginPageArea } from './areas.ts';
import { comparePage } from './compare/comparePage.ts';
import { expectedOn } from './compare/expected.ts';
import { deadOptions } from './deadOptions.ts';
import { defaults } from './defaults.ts';
import { checkDeadOptions, findUnread } from './evidence/checkDeadOptions.ts';
import { staleNames, undocumented, unproved } from './evidence/checkRecords.ts';
import { type KnownDefault, readDefaults } from './evidence/readDefaults.ts';
import type { DefaultRecord } from './evidence/records.ts';
import type { Area } from './surface/entry.ts';
import type { Surface } from './surface/surface.ts';

/** Finds official plugins that `package.json` lists but that aren't installed: nothing would compare their pages. */
export function missingPlugins(
  listed: Readonly<Record<string, string>>,
  plugins: object,
): Problem[] {
  return Object.keys(listed)
    .filter((name) => name.startsWith('@rspress/plugin-'))
    .filter((name) => !(name.slice('@rspress/plugin-'.length) in plugins))
    .map((name) => ({
      ...placeOf('package.json', `"${name}"`),
      message: `${name} isn't installed, so its page isn't compared.`,
      fix: 'Run `npm ci`.',
    }));
}

/**
 * Compares the surface of the framework with the pages that document it, in both languages and both directions. Also
 * compares the records of defaults and dead options with the published code.
 */
export async function reference(pages: readonly Page[], surface: Surface): Promise<RuleResult> {
  const { framework, entries } = surface;
  const manifest = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'));
  const problems: Problem[] = [
    ...missingPlugins(manifest.devDependencies, framework.plugins),
    ...checkDeadOptions(framework, deadOptions),
    ...findUnread(framework, entries, deadOptions),
  ];
  const known = new Map<Area, Map<string, KnownDefault>>();
  for (const [area, records] of Object.entries(defaults) as [
    Area,
    Record<string, DefaultRecord>,
  ][]) {
    const read = await readDefaults(framework, records);
    known.set(area, read.known);
    problems.push(...read.problems, ...unproved(area, entries, records, deadOptions));
  }
  const plugins = Object.keys(framework.plugins).map((name) => pluginPageArea(`plugin:${name}`));
  const all = [...pageAreas, ...plugins];
  problems.push(
    ...undocumented(entries, all),
    ...staleNames(entries, deadOptions, foreignEnvironment),
  );

  let stated = 0;
  let checkedPages = 0;
  for (const route of new Set(all.map((pageArea) => pageArea.route))) {
    const own = all.filter((pageArea) => pageArea.route === route);
    const expected = expectedOn(own, entries, known, deadOptions);
    const required = expected.filter(({ isOptional }) => !isOptional(new Map())).length;
    for (const lang of languages) {
      const page = pages.find((one) => one.route === route && one.lang === lang);
      if (!page) {
        problems.push({
          file: `docs/${lang}${route}.mdx`,
          message: `The page for ${required} entries doesn't exist.`,
          fix: 'Create the page, or correct its route in packages/checks/reference/areas.ts.',
        });
        continue;
      }
      const prefixes = own.flatMap(({ prefix }) => prefix ?? []);
      const claims = own.flatMap((pageArea) => pageArea.claims ?? []);
      const compared = comparePage({ page, expected, prefixes, claims, surface });
      problems.push(...compared.problems);
      stated += compared.stated;
      checkedPages++;
    }
  }
  return {
    problems,
    counted: { entries: entries.length, referencePages: checkedPages, statedEntries: stated },
  };
}
