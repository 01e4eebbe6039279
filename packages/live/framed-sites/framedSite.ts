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
import { fileURLToPath } from 'node:url';
import { builtPages } from '@handbook/content/files';
import { contentHash, tag } from '@handbook/site-output';
import type { RspressPlugin } from '@rspress/core';
import { buildSite } from './buildSite.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Where the build notes the packages that it takes something from. */
const noted = 'packages.txt';

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

/** An example that is built apart from the site and served with it, for pages to show in a frame. */
export interface ExampleApart {
  /** Where it is served below the site's base. */
  path: string;
  /** A JSON list of the folders of the packages in it. */
  packages: string;
  /** Builds the example, serves it and defines its path. */
  plugin: RspressPlugin;
}

/**
 * Describes an example that is built apart from the site, and kept as long as nothing changes that it is made of.
 *
 * @throws Error when one of its packages is not installed
 */
export function exampleApart(recipe: Recipe): ExampleApart {
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
    buildInWorkshop({ ...recipe, base: `${base}${path}/` }, cache, packages);
  };
  return {
    path,
    packages,
    plugin: {
      name: `${prefix}-apart`,
      beforeBuild: build,
      builderConfig: {
        source: { define: { [define]: JSON.stringify(`${path}/`) } },
        // Built already: the site's build would work on its scripts again, and on their licences.
        output: { copy: [{ from: cache, to: path, toType: 'dir', info: { minimized: true } }] },
      },
    },
  };
}

/** The example's configuration, served below this site. */
const configuration = ({ base, imports = '', settings }: Recipe): string => `
import { appendFileSync } from 'node:fs';
import { shippedPackages } from ${JSON.stringify(join(root, 'packages/site-output/third-party/shippedPackages.ts'))};
import config from './rspress.config.ts';
${imports}
const plugins = [
  shippedPackages((folders) => appendFileSync('${noted}', folders.join('\\n') + '\\n')),
];

export default { ...config, base: '${base}', ${settings} };
`;

/** Builds a copy of the example in a temporary folder and moves what came out. */
function buildInWorkshop(recipe: Recipe, cache: string, packages: string): void {
  const workshop = mkdtempSync(join(tmpdir(), `${recipe.prefix}-`));
  try {
    symlinkSync(join(root, 'node_modules'), join(workshop, 'node_modules'), 'junction');
    const site = join(workshop, 'site');
    cpSync(join(root, recipe.example), site, {
      recursive: true,
      filter: (file) => !/[\\/](?:doc_build|node_modules)$/.test(file),
    });
    recipe.prepare?.(site);
    writeFileSync(join(site, 'served.config.ts'), configuration(recipe));
    buildSite(site, 'served.config.ts', recipe.example);
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
    const folders = readFileSync(join(site, noted), 'utf8').split('\n').filter(Boolean);
    writeFileSync(packages, JSON.stringify([...new Set(folders)].sort()));
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}
