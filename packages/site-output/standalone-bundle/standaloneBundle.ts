import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { shippedPackages } from '../third-party/shippedPackages.ts';
import { type BundleInputs, contentHash } from './contentHash.ts';

interface Recipe {
  /** What its name begins with: `playground` in `playground-0123abcd`. */
  prefix: string;
  /** All that it is made of; the name changes with it. */
  inputs: BundleInputs;
  config: RsbuildConfig;
  /** The file that says that all is there. */
  last: string;
  /** Writes what the bundler does not, `last` among it. */
  finish?: (folder: string) => void;
}

/** A bundle that is built apart from the site, and kept as long as nothing changes that it is made of. */
export interface StandaloneBundle {
  /** Where it is built, absolute. */
  folder: string;
  /** Where it is served, below the site's base. */
  path: string;
  /** A JSON list of the folders of the packages in it. */
  packages: string;
  /** Builds it unless it is there; throws when it does not compile. */
  build: () => Promise<void>;
}

/**
 * Describes a bundle that is built apart from the site.
 *
 * @throws Error when one of its packages is not installed
 */
export function standaloneBundle({
  prefix,
  inputs,
  config,
  last,
  finish,
}: Recipe): StandaloneBundle {
  const hash = contentHash(inputs);
  const name = `${prefix}-${hash}`;
  const folder = join(inputs.root, 'node_modules/.cache', name);
  const packages = `${folder}.packages.json`;

  async function build(): Promise<void> {
    if (existsSync(join(folder, last)) && existsSync(packages)) return;
    const rsbuild = await createRsbuild({
      cwd: inputs.root,
      config: mergeRsbuildConfig(config, {
        mode: 'production',
        plugins: [shippedPackages((found) => writeFileSync(packages, JSON.stringify(found)))],
        output: {
          distPath: { root: folder, js: '', css: '' },
          filename: { js: '[name].js', css: '[name].css' },
          cleanDistPath: true,
        },
        performance: { printFileSize: false },
        tools: { htmlPlugin: false },
      }),
    });
    const { close } = await rsbuild.build();
    await close();
    finish?.(folder);
  }

  return { folder, path: `static/${name}`, packages, build };
}
