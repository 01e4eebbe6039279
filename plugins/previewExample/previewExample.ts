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
import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import { binary } from '../../scripts/process/binary.mjs';
import { contentHash } from '../builtApart/contentHash.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const example = 'examples/plugin-preview';

/** Leaves out the parts of a page that say nothing about previews. */
const bare = '---\nnavbar: false\nsidebar: false\noutline: false\nfooter: false\n---\n\n';

/** Where the builds below note the packages that they take something from. */
const noted = 'packages.txt';

/** The example's configuration, served below this site; the plugin builds the frames' own scripts by themselves. */
const configuration = (base: string): string => `import { appendFileSync } from 'node:fs';
import { pluginPreview } from '@rspress/plugin-preview';
import { shippedPackages } from ${JSON.stringify(join(root, 'plugins/thirdParty/shippedPackages.ts'))};
import config from './rspress.config.ts';

const plugins = [
  shippedPackages((folders) => appendFileSync('${noted}', folders.join('\\n') + '\\n')),
];

export default {
  ...config,
  base: '${base}',
  builderConfig: { plugins },
  plugins: [pluginPreview({ iframeOptions: { builderConfig: { plugins } } })],
};
`;

/**
 * Builds the example in a temporary folder and moves what came out.
 *
 * @throws Error with the build's output when it fails
 */
function build(base: string, cache: string): void {
  const packages = `${cache}.packages.json`;
  if (existsSync(cache) && existsSync(packages)) return;
  const workshop = mkdtempSync(join(tmpdir(), 'preview-example-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(workshop, 'node_modules'), 'junction');
    const site = join(workshop, 'site');
    cpSync(join(root, example, 'docs'), join(site, 'docs'), { recursive: true });
    for (const file of ['package.json', 'rspress.config.ts']) {
      cpSync(join(root, example, file), join(site, file));
    }
    const page = join(site, 'docs/index.mdx');
    writeFileSync(page, bare + readFileSync(page, 'utf8'));
    writeFileSync(join(site, 'served.config.ts'), configuration(base));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [binary('@rspress/core', 'rspress'), 'build', '-c', 'served.config.ts'],
      { cwd: site, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
    );
    if (status !== 0) throw new Error(`${example} does not build:\n${stdout}${stderr}`);
    cpSync(join(site, 'doc_build'), cache, { recursive: true });
    const folders = readFileSync(join(site, noted), 'utf8').split('\n').filter(Boolean);
    writeFileSync(packages, JSON.stringify([...new Set(folders)].sort()));
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/**
 * Builds the example of `@rspress/plugin-preview` and serves it with the site, for its page to show.
 *
 * The plugin itself is not for this site: it switches the build's persistent cache off.
 *
 * @param base of this site, with a slash at both ends
 */
export function previewExample(base: string): RspressPlugin {
  const { path, cache } = placeOf(base);
  return {
    name: 'preview-example',
    beforeBuild: () => build(`${base}${path}/`, cache),
    builderConfig: {
      source: { define: { PREVIEW_EXAMPLE_PATH: JSON.stringify(`${path}/`) } },
      // Built already: the site's build would work on its scripts again, and on their licences.
      output: { copy: [{ from: cache, to: path, toType: 'dir', info: { minimized: true } }] },
    },
  };
}

/** A JSON list of the folders of the packages in the example, as it is built for a base. */
export const previewPackages = (base: string): string => `${placeOf(base).cache}.packages.json`;

/** Where the built example is kept, and where it is served below the site's base. */
function placeOf(base: string): { path: string; cache: string } {
  const hash = contentHash({
    root,
    files: [
      `${example}/docs/**`,
      `${example}/*.{ts,json}`,
      'plugins/previewExample/*.ts',
      'plugins/thirdParty/shippedPackages.ts',
    ],
    packages: ['@rspress/core', '@rspress/plugin-preview', 'react'],
    settings: base,
  });
  const name = `preview-${hash}`;
  return { path: `static/${name}`, cache: join(root, 'node_modules/.cache', name) };
}
