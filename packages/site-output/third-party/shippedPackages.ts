import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { memoize } from '@handbook/content';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

/** A package whose code readers download. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** The SPDX expression in the package's manifest. */
  license: string;
  /** The text of the license file; missing if the package has none. */
  text?: string;
}

/** The files of a module; a concatenated module has the files of its parts, which license plugins for webpack miss. */
function filesOf(module: Rspack.Module): string[] {
  const parts = 'modules' in module ? (module.modules as Rspack.Module[]) : [];
  const own = module.nameForCondition?.();
  return [...(own ? [own] : []), ...parts.flatMap(filesOf)];
}

/** Returns the package that a folder belongs to; undefined for a folder of the site itself. */
const packageOf = memoize((folder): ShippedPackage | undefined => {
  if (!/[\\/]node_modules[\\/]/.test(folder)) return undefined;
  const path = join(folder, 'package.json');
  const manifest = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const { name, version, license = '' } = manifest;
  // Nested manifests only set the module type and have no version.
  if (!version) return packageOf(dirname(folder));
  const [licenseFile] = readdirSync(folder).filter((it) => /^(?:licen[cs]e|copying)\b/i.test(it));
  const text = licenseFile && readFileSync(join(folder, licenseFile), 'utf8');
  return { name, version, license, text: text?.replaceAll('\r\n', '\n').trim() };
});

/**
 * Rsbuild plugin: finds the packages whose code is in the browser's files of a build.
 *
 * @param found receives the packages, and a function that emits a file
 */
export const shippedPackages = (
  found: (packages: ShippedPackage[], emit: (name: string, text: string) => void) => void,
): RsbuildPlugin => ({
  name: 'shipped-packages',
  setup(api) {
    api.processAssets(
      { stage: 'report', targets: ['web', 'web-worker'] },
      ({ compilation, sources }) => {
        const modules = [...compilation.chunks].flatMap((chunk) =>
          compilation.chunkGraph.getChunkModules(chunk),
        );
        const packages = new Set(modules.flatMap(filesOf).map((file) => packageOf(dirname(file))));
        found(
          [...packages].filter((it) => it !== undefined),
          (name, text) => compilation.emitAsset(name, new sources.RawSource(text)),
        );
      },
    );
  },
});
