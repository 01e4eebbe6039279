import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { globSync } from 'tinyglobby';
import { shippedPackages } from '../third-party/shippedPackages.ts';

/** The inputs of a bundle. */
interface BundleInputs {
  /** The folder that patterns are relative to, absolute. */
  root: string;
  /** Patterns of source files. */
  files: readonly string[];
  /** The packages whose versions are part of the hash. */
  packages: readonly string[];
  /** Any other setting that changes the output. */
  settings?: string;
}

/** Returns a short hash of a bundle's inputs. */
function hashOf({ root, files, packages, settings = '' }: BundleInputs): string {
  const hash = createHash('sha256').update(settings);
  for (const file of globSync([...files], { cwd: root, absolute: true, dot: true }).sort()) {
    hash.update(relative(root, file)).update(readFileSync(file));
  }
  for (const name of packages) {
    const manifest = readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8');
    hash.update(`${name}@${JSON.parse(manifest).version}`);
  }
  return hash.digest('hex').slice(0, 8);
}

interface BundleOptions {
  /** The start of the bundle's name: `playground` in `playground-0123abcd`. */
  prefix: string;
  /** If the inputs change, the bundle is rebuilt and renamed. */
  inputs: BundleInputs;
  config: RsbuildConfig;
  /** Writes more files after the bundler runs. */
  finish?: (folder: string) => void;
}

/** Describes a cached bundle that is compiled separately from the site, whose build copies it. */
export function standaloneBundle({ prefix, inputs, config, finish }: BundleOptions) {
  const name = `${prefix}-${hashOf(inputs)}`;
  /** The output folder, absolute. */
  const folder = join(inputs.root, 'node_modules/.cache', name);
  /** A JSON file that lists the packages in the bundle. It is written last, so a cached bundle that has it is complete. */
  const packages = `${folder}.licenses.json`;

  /** Builds the bundle unless it is cached; rejects if it doesn't compile. */
  async function build(): Promise<void> {
    if (existsSync(folder) && existsSync(packages)) return;
    let list = '';
    const rsbuild = await createRsbuild({
      cwd: inputs.root,
      config: mergeRsbuildConfig(config, {
        mode: 'production',
        plugins: [
          shippedPackages((found) => {
            list = JSON.stringify(found);
          }),
        ],
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
    writeFileSync(packages, list);
  }

  /** The bundle's path below the site's base. */
  const path = `static/${name}`;
  return { folder, path, packages, build };
}
