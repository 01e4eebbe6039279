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
import { type ServedBundle, servedBundle } from '../served-bundle/servedBundle.ts';

/** Where the build notes the packages that it takes something from. */
const packageList = 'packages.txt';

interface Recipe {
  /** What its name begins with: `preview` in `preview-0123abcd`. */
  prefix: string;
  /** The example's folder from the repository root. */
  example: string;
  /** What else the result is made of: patterns from the root, and names of packages. */
  inputs: { files: readonly string[]; packages: readonly string[] };
  /** Path that this site is published under, with a slash at both ends. */
  base: string;
  /** The name of a constant that holds the path of the result below the base. */
  define: string;
  /** Further imports of the configuration below. */
  imports?: string;
  /** Properties of the configuration, which come after the example's own. `plugins` are Rsbuild's, and note packages. */
  settings: string;
  /** Changes the copy of the example before it is built. */
  prepare?: (site: string) => void;
}

/**
 * Describes an example that is built apart from the site, and kept as long as nothing changes that it is made of.
 *
 * @throws Error when one of its packages is not installed
 */
export function framedSite(recipe: Recipe): ServedBundle {
  const { prefix, example, inputs, base, define } = recipe;
  const own = [`${example}/**/*.*`, `!${example}/doc_build/**`];
  const files = [
    ...own,
    'packages/live/framed-sites/*.ts',
    'packages/site-output/third-party/shippedPackages.ts',
  ];
  const hash = contentHash({
    root,
    files: [...files, ...inputs.files],
    packages: ['@rspress/core', 'react', ...inputs.packages],
    settings: base,
  });
  const path = `static/${prefix}-${hash}`;
  const cache = join(root, 'node_modules/.cache', `${prefix}-${hash}`);
  const packages = `${cache}.packages.json`;
  const build = () => {
    if (existsSync(cache) && existsSync(packages)) return;
    buildCopy({ ...recipe, base: `${base}${path}/` }, cache, packages);
  };
  return servedBundle({
    name: `${prefix}-site`,
    folder: cache,
    path,
    packages,
    build,
    define: { [define]: `${path}/` },
  });
}

/** The example's configuration, served below this site. */
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
  if (status !== 0) throw new Error(`${name} does not build:\n${stdout}${stderr}`);
}

/** Builds a copy of the example in a temporary folder and moves what came out. */
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
    // This site's own answers missing addresses.
    const built = join(site, 'doc_build');
    rmSync(join(built, '404.html'), { force: true });
    for (const page of builtPages(built)) {
      const file = join(built, page);
      // A search result would lead to a part of a page without the page.
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
