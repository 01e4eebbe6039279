import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installKey } from '../lib/installed.ts';
import { recall, remember } from '../lib/memory.ts';
import { placeOf } from '../lib/placeOf.ts';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { runGit } from '../lib/runGit.ts';
import { quick, tinySite } from '../lib/tinySite.ts';
import { postcss, type Scenario } from './scenarios.ts';
import { differences, takeSnapshot } from './snapshot.ts';

/** What the second build of a scenario got wrong. */
interface Outcome {
  scenario: Scenario;
  wrong: string[];
}

const config = ({ locales = false, llms = false }) => `import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: process.env.SITE_TITLE ?? 'First',
  ${locales ? "lang: 'en', locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }]," : ''}
  globalStyles: new URL('./styles.css', import.meta.url).pathname,
  themeConfig: { lastUpdated: true },
  llms: ${llms},
  ${quick},
});
`;

const pages = (docs: string): Record<string, string> => ({
  [`${docs}/index.md`]: '# Home\n\nHello.\n',
  [`${docs}/guide/a.mdx`]: "import Part from './_part.mdx';\n\n# A\n\n<Part />\n",
  [`${docs}/guide/b.md`]: '# B\n\nText.\n',
  [`${docs}/guide/_part.mdx`]: 'Part one.\n',
  [`${docs}/_nav.json`]:
    '[{ "text": "Guide", "link": "/guide/a" }, { "text": "All", "link": "/guide/" }]',
});

/** Builds a site once. Then builds it for each scenario with the cache of that build, and without a cache. */
async function buildAll(scenarios: readonly Scenario[]): Promise<Outcome[]> {
  const isBoth = scenarios[0]?.locales ?? false;
  const site = tinySite({
    'rspress.config.ts': config(scenarios[0] ?? {}),
    'styles.css': '.tea { color: tint }\n',
    'postcss.config.mjs': postcss('red'),
    '.gitignore': 'node_modules\ndoc_build\n',
    ...(isBoth ? { ...pages('docs/en'), ...pages('docs/zh') } : pages('docs')),
  });
  const build = async (env: Readonly<Record<string, string>>) => {
    rmSync(join(site.folder, 'doc_build'), { recursive: true, force: true });
    await site.build(env);
    return takeSnapshot(site);
  };
  const kept = `${site.folder}-kept`;
  const copy = (from: string, to: string) =>
    cpSync(from, to, { recursive: true, preserveTimestamps: true });
  const git = (...args: string[]) => runGit(site.folder, args, '2020-01-02T12:00:00Z');
  try {
    git('init', '-q');
    git('add', '-A');
    git('reset', '-q', '--', isBoth ? 'docs/en/guide/b.md' : 'docs/guide/b.md');
    git('commit', '-qm', 'Start');
    await build({});
    if (!existsSync(join(site.folder, 'node_modules/.cache'))) {
      throw new Error('The first build left no cache.');
    }
    copy(site.folder, kept);
    const outcomes: Outcome[] = [];
    for (const scenario of scenarios) {
      rmSync(site.folder, { recursive: true });
      copy(kept, site.folder);
      site.write(scenario.files ?? {});
      if (scenario.commit) {
        git('add', '-A');
        runGit(site.folder, ['commit', '-qm', 'Change'], scenario.commit);
      }
      const cached = await build({ ...scenario.env });
      const fresh = await build({ ...scenario.env, RSPRESS_PERSISTENT_CACHE: 'false' });
      outcomes.push({ scenario, wrong: differences(cached, fresh) });
    }
    return outcomes;
  } finally {
    site.remove();
  }
}

/** Builds the scenarios, or returns the remembered outcomes if neither they nor the packages changed. */
export async function secondBuilds(scenarios: readonly Scenario[]): Promise<Outcome[]> {
  const own = ['cache.ts', 'snapshot.ts', 'scenarios.ts', '../lib/tinySite.ts'];
  const key = installKey(...own.map((name) => new URL(name, import.meta.url)));
  const known = recall<Outcome[]>('second-builds', key);
  if (known) return known;
  return remember('second-builds', key, [
    ...(await buildAll(scenarios.filter(({ locales, llms }) => !locales && !llms))),
    ...(await buildAll(scenarios.filter(({ locales }) => locales))),
    ...(await buildAll(scenarios.filter(({ llms }) => llms))),
  ]);
}

/** Compares what second builds got wrong with the limits that the pages describe. */
export function cache(outcomes: readonly Outcome[], sections: ReadonlySet<string>): RuleResult {
  const file = 'packages/checks/cache/scenarios.ts';
  const problems = outcomes.flatMap(({ scenario, wrong }): Problem[] => {
    const { name, section } = scenario;
    const place = placeOf(file, `name: '${name}'`);
    const expected = [...scenario.wrong].sort();
    const list = (items: readonly string[]) => items.join(', ') || 'nothing';
    if (expected.join() !== wrong.join()) {
      const message = `After the change “${name}”, a build with the cache gets wrong: ${list(wrong)}. Expected: ${list(expected)}.`;
      const fix = section
        ? `Correct ${section} in both languages, and this scenario.`
        : 'Describe the limit in the section about the build cache in both languages, and in this scenario.';
      return [{ ...place, message, fix }];
    }
    if (expected.length > 0 && !sections.has(section ?? '')) {
      const message = `No page has the section ${section}, which should describe the change “${name}”.`;
      const fix = 'Describe the limit there, or correct the section of this scenario.';
      return [{ ...place, message, fix }];
    }
    return [];
  });
  return { problems, counted: { secondBuilds: outcomes.length } };
}
