import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { formatProblems, loadPages, repositoryRoot } from '@handbook/content';
import { acceptChanges, changedFiles, explain, readPatched } from '@handbook/hydration';
import { difference, type Facts, itemsOf, pluginOf, type ReleaseItem } from '@handbook/releases';
import { reference } from '../reference/reference.ts';
import { readSurface } from '../reference/surface/surface.ts';
import { factsOf } from '../releases/factsOf.ts';
import { install, pluginsOf } from '../releases/install.ts';
import { type Mention, mentionsOf } from './mentions.ts';

const usage = `Usage: npm run upgrade-report -- <version>

Installs that version of @rspress/core, and of the official plugins that were published with it, into a separate
folder. Compares their public names with the installed versions, and lists the pages and lines to change. Doesn't
change any file of the project.

       npm run upgrade-report -- --accept

Records that the installed text of the patched framework files was reviewed.`;

const lines = (mentions: readonly Mention[]): string =>
  mentions.map(({ file, line }) => `    ${file}:${line}`).join('\n');

/** The facts of the framework and of some plugins. */
const within = (facts: Facts, plugins: readonly string[]): Facts =>
  Object.fromEntries(
    Object.entries(facts).filter(([area]) => {
      const plugin = pluginOf(area);
      return plugin === undefined || plugins.includes(plugin);
    }),
  );

function describeItem({ kind, area, name }: ReleaseItem, mentions: readonly Mention[]): string {
  const head = `${kind.padEnd(10)} ${name} (${area})`;
  return mentions.length === 0 ? head : `${head}\n${lines(mentions)}`;
}

/**
 * Prints what changes with an upgrade to a version: the differences with the lines that contain them, then the missing,
 * extra, and wrong entries of the reference pages.
 *
 * @param argv the version, or `--accept`
 * @returns the exit status: 2 for invalid arguments, 1 for a failed installation or a missing patched file, otherwise 0
 */
export async function upgradeReport(argv: readonly string[]): Promise<number> {
  if (argv.join() === '--accept') return acceptPatched();
  const [version] = argv;
  if (argv.length !== 1 || !version || !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) {
    console.error(usage);
    return 2;
  }
  const ours = await readSurface();
  let plugins: string[];
  let folder: string;
  try {
    plugins = await pluginsOf(version, Object.keys(ours.framework.plugins).sort());
    const packages = ['core', ...plugins.map((name) => `plugin-${name}`)];
    console.log(`Installing ${version} of ${packages.join(', ')} into a separate folder …`);
    folder = await install(version, plugins);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
  const theirs = await readSurface(folder);
  const found = difference(
    within(await factsOf(ours), plugins),
    within(await factsOf(theirs), plugins),
  );
  const items = itemsOf(found);
  // The pages about releases describe the past, so they don't change.
  const pages = loadPages().filter(({ route }) => !route.startsWith('/releases/'));
  console.log(`\nFrom ${ours.framework.version} to ${version}: ${items.length} differences.\n`);
  for (const item of items) {
    // No page contains a new name yet.
    console.log(describeItem(item, item.kind === 'added' ? [] : mentionsOf(item.name, pages)));
  }
  // A plugin that wasn't published with the version keeps its installed version.
  const others = ours.entries.filter(({ area }) => {
    const plugin = pluginOf(area);
    return plugin !== undefined && !plugins.includes(plugin);
  });
  const surface = {
    ...theirs,
    framework: {
      ...theirs.framework,
      plugins: { ...ours.framework.plugins, ...theirs.framework.plugins },
    },
    entries: [...theirs.entries, ...others],
  };
  const { problems } = await reference(pages, surface);
  const onPages = problems.filter(({ file }) => file.startsWith('docs/'));
  const elsewhere = problems.filter(({ file }) => !file.startsWith('docs/'));
  console.log(`\nOn reference pages: ${onPages.length} places to change.\n`);
  console.log(formatProblems(onPages));
  console.log(`\nIn the records of defaults and dead options: ${elsewhere.length}.\n`);
  console.log(formatProblems(elsewhere));
  const patched = changedFiles(readPatched(), join(folder, 'node_modules')).filter(({ file }) =>
    file.startsWith('@rspress/'),
  );
  console.log(`\nFramework files that this site patches: ${patched.length} changed.\n`);
  for (const change of patched) console.log(`    ${explain(change)}`);
  const named = namesOfVersion(ours.framework.version);
  console.log(
    `\nLines that name ${ours.framework.version}: ${named.length}.\n\n${named.join('\n')}`,
  );
  return 0;
}

/** Records the installed text of the patched files, and prints the changes. */
function acceptPatched(): number {
  const changed = acceptChanges();
  for (const change of changed) {
    console.log(
      change.sha256 ? `Accepted ${change.file} (packages/${change.folder}).` : explain(change),
    );
  }
  if (changed.length === 0) console.log('Every patched file has its reviewed text.');
  return changed.every(({ sha256 }) => sha256) ? 0 : 1;
}

/** The lines of pages and documents that contain the version. */
function namesOfVersion(version: string): string[] {
  try {
    const args = ['grep', '-nF', version, '--', 'docs/*.mdx', '*.md'];
    return execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' })
      .trim()
      .split('\n')
      .filter((line) => !line.includes('/releases/'))
      .map((line) => `    ${line.slice(0, 120)}`);
  } catch {
    return [];
  }
}
