import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

/** The files of a module; a concatenated module has the files of its parts. */
function filesOf(module: Rspack.Module): string[] {
  const parts = 'modules' in module ? (module.modules as Rspack.Module[]) : [];
  const own = module.nameForCondition?.();
  return [...(own ? [own] : []), ...parts.flatMap(filesOf)];
}

/** Returns the folder of a file's package; undefined for a file of the site itself. */
export function packageFolderOf(file: string): string | undefined {
  const path = file.replaceAll('\\', '/');
  if (!path.includes('/node_modules/')) return undefined;
  for (let folder = dirname(path); folder.includes('/node_modules/'); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    // Nested manifests only set the module type and have no version.
    if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version) return folder;
  }
  return undefined;
}

/**
 * Rsbuild plugin: finds the packages whose code is in the browser's files of a build.
 *
 * @param found receives their folders, and a function that emits a file
 */
export function shippedPackages(
  found: (folders: string[], emit: (name: string, text: string) => void) => void,
): RsbuildPlugin {
  return {
    name: 'shipped-packages',
    setup(api) {
      api.processAssets(
        { stage: 'report', targets: ['web', 'web-worker'] },
        ({ compilation, sources }) => {
          const files = new Set<string>();
          for (const chunk of compilation.chunks) {
            for (const module of compilation.chunkGraph.getChunkModules(chunk)) {
              for (const file of filesOf(module)) files.add(file);
            }
          }
          const folders = new Set([...files].flatMap((file) => packageFolderOf(file) ?? []));
          found([...folders].sort(), (name, text) =>
            compilation.emitAsset(name, new sources.RawSource(text)),
          );
        },
      );
    },
  };
}
