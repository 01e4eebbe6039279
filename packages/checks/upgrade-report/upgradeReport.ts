import { loadPages } from '@handbook/content';
import { acceptChanges, explain } from '@handbook/hydration';
import { compareVersions, itemsOf, type ReleaseItem, readReleases } from '@handbook/releases';
import escapeStringRegexp from 'escape-string-regexp';
import { installedRelease } from '../releases/facts.ts';
import { record } from '../releases/releases.ts';

const usage = `Usage: npm run upgrade-report

After the installation of another version of Rspress, lists what it changes since the newest recorded release, with the
lines of pages that name it.

       npm run upgrade-report -- --accept

Records that the installed text of the patched framework files was reviewed.`;

const lines = (mentions: readonly string[]): string =>
  mentions.map((place) => `    ${place}`).join('\n');

/**
 * Prints the differences of the installed release from the newest record, with the lines of pages that contain them. The
 * checks name what the pages then lack.
 *
 * @param argv nothing, or `--accept`
 * @returns the exit status: 2 for invalid arguments, 1 for a missing patched file, otherwise 0
 */
export async function upgradeReport(argv: readonly string[]): Promise<number> {
  if (argv.join() === '--accept') return acceptPatched();
  if (argv.length > 0) {
    console.error(usage);
    return 2;
  }
  const installed = await installedRelease();
  const earlier = readReleases().filter(
    ({ version }) => compareVersions(version, installed.version) < 0,
  );
  const items = itemsOf(record(installed, earlier));
  const before = earlier.at(-1)?.version ?? '2.0.0';
  // The pages about releases describe the past, so they don't change.
  const pages = loadPages().filter(({ route }) => !route.startsWith('/releases/'));
  console.log(`\nFrom ${before} to ${installed.version}: ${items.length} differences.\n`);
  for (const item of items) console.log(describeItem(item, mentionsOf(item.name, pages)));
  const named = mentionsOf(before, pages);
  console.log(`\nLines that name ${before}: ${named.length}.\n\n${lines(named)}`);
  return 0;
}

function describeItem({ kind, area, name }: ReleaseItem, mentions: readonly string[]): string {
  const head = `${kind.padEnd(10)} ${name} (${area})`;
  // No page contains a new name yet.
  return mentions.length === 0 || kind === 'added' ? head : `${head}\n${lines(mentions)}`;
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

/**
 * Finds the lines of pages that contain a name as a whole word, so not `base` in `baseUrl`. An everyday word must be in
 * inline code, and a page may omit `themeConfig.`.
 */
export function mentionsOf(
  name: string,
  pages: readonly { file: string; source: string }[],
): string[] {
  const short = name.replace(/^themeConfig\./, '');
  const own = `(?:themeConfig\\.|\\bv(?=\\d))?${escapeStringRegexp(short)}`;
  const isWord = /^[a-z]+$/.test(short);
  const pattern = new RegExp(isWord ? `\`${own}\`` : `(?<![\\w.$-])${own}(?![\\w$-])`);
  return pages.flatMap(({ file, source }) =>
    source.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}`] : [])),
  );
}
