import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.mjs';
import { outDir, outFolder } from './siteEnvironment.mjs';

const folders = ['docs', 'examples', 'packages', 'theme'];
const files = ['i18n.json', 'rspress.config.ts', 'site.ts'];

/** Files in these folders that don't change the site, such as what examples generate. */
const unrelated =
  /^packages\/checks\/|\.test\.tsx?$|\/README\.md$|\/(?:node_modules|doc_build|dist|\.rspress)\/|^examples\/[^/]+\/docs\/api\//;

/**
 * Describes a build that is older than a source of the site. Commands that read the build would check the earlier site.
 * A deleted source isn't noticed.
 *
 * @param {string} [folder] the built site, absolute
 * @param {string} [from] the repository, absolute
 * @returns {string | undefined} one sentence; undefined if the build is current or missing
 */
export function staleBuild(folder = outFolder, from = root) {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return undefined;
  const { mtimeMs } = statSync(index);
  const sources = folders
    .map((name) => join(from, name))
    .filter(existsSync)
    .flatMap((path) => readdirSync(path, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(from, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const [file, ...others] = [...sources, ...files].filter(
    (path) =>
      !unrelated.test(path) &&
      existsSync(join(from, path)) &&
      statSync(join(from, path)).mtimeMs > mtimeMs,
  );
  if (!file) return undefined;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  return `${file}${more} changed after ${outDir} was built.`;
}
