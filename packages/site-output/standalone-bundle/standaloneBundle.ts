import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { shippedPackages } from '../third-party/shippedPackages.ts';
import { type BundleInputs, contentHash } from './contentHash.ts';

interface BundleOptions {
  /** The start of the bundle's name: `playground` in `playground-0123abcd`. */
  prefix: string;
  /** If the inputs change, the bundle is rebuilt and renamed. */
  inputs: BundleInputs;
  config: RsbuildConfig;
  /** The file that is written last, which shows that a cached bundle is complete. */
  last: string;
  /** Writes more files after the bundler runs. */
  finish?: (folder: string) => void;
}

/** A cached bundle that the site's build copies but doesn't compile. */
export interface StandaloneBundle {
  /** The output folder, absolute. */
  folder: string;
  /** The bundle's path below the site's base. */
  path: string;
  /** A JSON file that lists the folders of the packages in the bundle. */
  packages: string;
  /** Builds the bundle unless it is cached; rejects if it doesn't compile. */
  build: () => Promise<void>;
}

/**
 * Describes a bundle that is compiled separately from the site.
 *
 * @throws Error if one of the packages isn't installed
 */
export function standaloneBundle({
  prefix,
  inputs,
  config,
  last,
  finish,
}: BundleOptions): StandaloneBundle {
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
