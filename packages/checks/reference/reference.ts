import { languages, type Page } from '@handbook/content';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { pageAreas, pluginPageArea } from './areas.ts';
import { comparePage, type StatedType } from './compare/comparePage.ts';
import { compareTypes } from './compare/compareTypes.ts';
import type { Surface } from './surface/surface.ts';

const folder = 'packages/checks/reference';

/** Compares the surface of the framework with the pages that document it, in both languages and both directions. */
export async function reference(pages: readonly Page[], surface: Surface): Promise<RuleResult> {
  const { framework, entries } = surface;
  const plugins = Object.keys(framework.plugins).map(pluginPageArea);
  const areas = [...pageAreas, ...plugins];
  const problems: Problem[] = [];
  const types: StatedType[] = [];
  const counted = { entries: entries.length, referencePages: 0, statedEntries: 0 };
  for (const route of new Set(areas.map((area) => area.route))) {
    const own = areas.filter((area) => area.route === route);
    for (const lang of languages) {
      const page = pages.find((one) => one.route === route && one.lang === lang);
      if (!page) {
        problems.push({
          file: `docs/${lang}${route}.mdx`,
          message: "The page doesn't exist.",
          fix: `Create the page, or correct its route in ${folder}/areas.ts.`,
        });
        continue;
      }
      const compared = comparePage(page, own, entries, framework.version);
      problems.push(...compared.problems);
      types.push(...compared.types);
      counted.statedEntries += compared.stated;
      counted.referencePages++;
    }
  }
  for (const [{ problem }, reason] of compareTypes(types, surface)) {
    const message = reason ? `${problem.message.slice(0, -1)}: ${reason}` : problem.message;
    problems.push({ ...problem, message });
  }
  problems.sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
  return { problems, counted };
}
