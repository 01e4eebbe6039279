import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binary, builtPages, root } from '@handbook/content/files';
import { contentHash, tag } from '@handbook/site-output';
import type { ServedBundle } from '../served-bundle/servedBundles.ts';

/** The file that the example's build writes the folders of bundled packages to. */
const packageList = 'packages.txt';

interface Recipe {
  /** The start of the output folder's name: `preview` in `preview-0123abcd`. */
  prefix: string;
  /** The example's folder, from the repository root. */
  example: string;
  /** Other packages whose versions are part of the content hash. */
  packages: readonly string[];
  /** The path that this site is published under, with a slash at both ends. */
  base: string;
  /** The constant for the path of the built example, relative to the base. */
  constant: string;
  /** Import statements for `settings`. */
  imports?: string;
  /** Options that override the example's configuration; they must use the Rsbuild plugins in `plugins`. */
  settings: string;
  /** Changes the copy of the example before it is built. */
  prepare?: (site: string) => void;
}

/**
 * Describes an example that is built as a separate site and cached until one of its inputs changes.
 *
 * @throws Error if a package isn't installed
 */
export function framedSite(recipe: Recipe): ServedBundle {
  const { prefix, example, base, constant } = recipe;
  const hash = contentHash({
    root,
    files: [
      `${example}/**/*.*`,
      `!${example}/doc_build/**`,
      'packages/live/framed-sites/*.ts',
      'packages/site-output/third-party/shippedPackages.ts',
    ],
    packages: ['@rspress/core', 'react', ...recipe.packages],
    settings: base,
  });
  const path = `static/${prefix}-${hash}`;
  const folder = join(root, 'node_modules/.cache', `${prefix}-${hash}`);
  const packages = `${folder}.packages.json`;
  const build = async () => {
    if (existsSync(folder) && existsSync(packages)) return;
    buildCopy({ ...recipe, base: `${base}${path}/` }, folder, packages);
  };
  return { folder, path, packages, build, constant, entry: '' };
}

/** Returns a configuration that serves the example below this site. */
const configuration = ({ base, imports = '', settings }: Recipe): string => `
import { appendFileSync } from 'node:fs';
import { shippedPackages } from ${JSON.stringify(join(root, 'packages/site-output/third-party/shippedPackages.ts'))};
import config from './rspress.config.ts';
${imports}
const plugins = [
  shippedPackages((folders) => appendFileSync('${packageList}', folders.join('\\n') + '\\n')),
];

export default { ...config, base: '${base}', ${settings} };
`;

function runBuild(folder: string, name: string): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [binary('@rspress/core', 'rspress'), 'build', '-c', 'served.config.ts'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new Error(`Can't build ${name}:\n${stdout}${stderr}`);
}

/** Builds a copy of the example in a temporary folder and caches the output. */
function buildCopy(recipe: Recipe, cache: string, packages: string): void {
  const temporary = mkdtempSync(join(tmpdir(), `${recipe.prefix}-`));
  try {
    symlinkSync(join(root, 'node_modules'), join(temporary, 'node_modules'), 'junction');
    const site = join(temporary, 'site');
    cpSync(join(root, recipe.example), site, {
      recursive: true,
      filter: (file) => !/[\\/](?:doc_build|node_modules)$/.test(file),
    });
    recipe.prepare?.(site);
    writeFileSync(join(site, 'served.config.ts'), configuration(recipe));
    runBuild(site, recipe.example);
    // Unknown URLs get the 404 page of this site.
    const built = join(site, 'doc_build');
    rmSync(join(built, '404.html'), { force: true });
    for (const page of builtPages(built)) {
      const file = join(built, page);
      // Search engines shouldn't list a demo without the page around it.
      const hidden = `<head>${tag('meta', { name: 'robots', content: 'noindex' })}`;
      writeFileSync(file, readFileSync(file, 'utf8').replace('<head>', hidden));
    }
    cpSync(built, cache, { recursive: true });
    const folders = readFileSync(join(site, packageList), 'utf8').split('\n').filter(Boolean);
    writeFileSync(packages, JSON.stringify([...new Set(folders)].sort()));
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
