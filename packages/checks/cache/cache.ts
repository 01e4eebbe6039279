import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installFingerprint } from '../lib/installed.ts';
import { recall, remember } from '../lib/memory.ts';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { quick, tinySite } from '../lib/tinySite.ts';
import { postcss, type Scenario } from './scenarios.ts';
import { differences, takeSnapshot } from './snapshot.ts';

/** What the second build of a scenario got wrong. */
export interface Outcome {
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

function git(folder: string, args: readonly string[], date = '2020-01-02T12:00:00Z'): void {
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...process.env,
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_DATE: date,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_SYSTEM: '/dev/null',
    },
  });
}

/** Puts a folder aside, and back as often as needed. */
function keep(folders: readonly string[]) {
  const store = mkdtempSync(join(tmpdir(), 'kept-'));
  for (const [index, folder] of folders.entries()) {
    cpSync(folder, join(store, String(index)), { recursive: true, preserveTimestamps: true });
  }
  return {
    restore() {
      for (const [index, folder] of folders.entries()) {
        rmSync(folder, { recursive: true, force: true });
        cpSync(join(store, String(index)), folder, { recursive: true, preserveTimestamps: true });
      }
    },
    remove: () => rmSync(store, { recursive: true, force: true }),
  };
}

/**
 * Builds a site once, then for each scenario again with the cache of that build, and without a cache.
 *
 * @throws Error with what a build printed when it fails
 */
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
    const { ok, output } = await site.build(env);
    if (!ok) throw new Error(output);
    return takeSnapshot(site);
  };
  let kept: ReturnType<typeof keep> | undefined;
  try {
    git(site.folder, ['init', '-q']);
    git(site.folder, ['add', '-A']);
    git(site.folder, ['reset', '-q', '--', isBoth ? 'docs/en/guide/b.md' : 'docs/guide/b.md']);
    git(site.folder, ['commit', '-qm', 'Start']);
    await build({});
    const cacheFolder = join(site.folder, 'node_modules/.cache');
    if (!existsSync(cacheFolder)) throw new Error('The first build left no cache.');
    kept = keep([cacheFolder, join(site.folder, 'docs'), join(site.folder, '.git')]);
    const outcomes: Outcome[] = [];
    for (const scenario of scenarios) {
      kept.restore();
      site.write({ 'postcss.config.mjs': postcss('red'), ...scenario.files });
      if (scenario.commit) {
        git(site.folder, ['add', '-A']);
        git(site.folder, ['commit', '-qm', 'Change'], scenario.commit);
      }
      const cached = await build({ ...scenario.env });
      const fresh = await build({ ...scenario.env, RSPRESS_PERSISTENT_CACHE: 'false' });
      outcomes.push({ scenario, wrong: differences(cached, fresh) });
    }
    return outcomes;
  } finally {
    kept?.remove();
    site.remove();
  }
}

/** Builds, or recalls what the same scenarios came to with the same packages. */
export async function secondBuilds(scenarios: readonly Scenario[]): Promise<Outcome[]> {
  const hash = createHash('sha256').update(installFingerprint());
  for (const name of ['cache.ts', 'snapshot.ts', 'scenarios.ts', '../lib/tinySite.ts']) {
    hash.update(readFileSync(new URL(name, import.meta.url)));
  }
  const key = hash.update(JSON.stringify(scenarios)).digest('hex');
  const known = recall<Outcome[]>('second-builds', key);
  if (known) return known;
  const outcomes = [
    ...(await buildAll(scenarios.filter(({ locales, llms }) => !locales && !llms))),
    ...(await buildAll(scenarios.filter(({ locales }) => locales))),
    ...(await buildAll(scenarios.filter(({ llms }) => llms))),
  ];
  remember('second-builds', key, outcomes);
  return outcomes;
}

/** Compares what second builds got wrong with what the pages say. */
export function cache(outcomes: readonly Outcome[], sections: ReadonlySet<string>): RuleResult {
  const file = 'packages/checks/cache/scenarios.ts';
  const problems = outcomes.flatMap(({ scenario, wrong }): Problem[] => {
    const { name, section } = scenario;
    const expected = [...scenario.wrong].sort();
    const list = (items: readonly string[]) => items.join(', ') || 'nothing';
    if (expected.join() !== wrong.join()) {
      const message = `After a change of ${name}, a build with the cache gets wrong: ${list(wrong)}. Expected: ${list(expected)}.`;
      const fix = section
        ? `Correct ${section} in both languages, and this record.`
        : 'Describe it with the build cache in both languages, and here.';
      return [{ file, message, fix }];
    }
    if (expected.length > 0 && !sections.has(section ?? '')) {
      const fix = 'Describe the limit there, or correct the section.';
      return [{ file, message: `No page has ${section}, which should describe ${name}.`, fix }];
    }
    return [];
  });
  return { problems, counted: { secondBuilds: outcomes.length } };
}
