import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { outDir, outFolder, root } from '@handbook/content/files';

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
  const inFolders = folders
    .filter((name) => existsSync(join(from, name)))
    .flatMap((name) =>
      readdirSync(join(from, name), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(name, path).replaceAll('\\', '/'),
      ),
    );
  const file = [...inFolders, ...files].find((path) => {
    const found = statSync(join(from, path), { throwIfNoEntry: false });
    return found?.isFile() && found.mtimeMs > mtimeMs && !unrelated.test(path);
  });
  return file && `${file} changed after ${outDir} was built.`;
}
