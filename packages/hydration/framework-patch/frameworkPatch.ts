import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { type ModifyRspackConfigUtils, type Rspack, rspack } from '@rsbuild/core';
import { changedFiles, explain, installed, readPatched } from './patchedFiles.ts';

/** A change to one file of the framework or of a library. */
export interface FrameworkPatch {
  /** Path of the file below `node_modules`, as listed in `patched.json`. */
  file: string;
  /** Loader that rewrites the text of the file, absolute. */
  loader?: string;
  /** Modules that replace what the file imports: absolute, by the request in the text of the file. */
  alias?: Record<string, string>;
}

type Utils = Pick<ModifyRspackConfigUtils, 'addRules' | 'appendPlugins' | 'isProd'>;

const resourceOf = (module: Rspack.Module | null | undefined) =>
  module instanceof rspack.NormalModule ? module.resource : undefined;

/**
 * Patches files of the framework in a `tools.rspack` hook. No framework update can silently disable such a patch: a
 * changed file fails the build at its start, and a production build fails if a patch isn't part of its result.
 *
 * @param folder the caller's folder below `packages`, `hydration/page-info`
 * @throws {Error} when a listed file has changed, or a patched file isn't listed for this plugin
 */
export function patchFramework(
  folder: string,
  patches: readonly FrameworkPatch[],
  { addRules, appendPlugins, isProd }: Utils,
  { modules = installed, list = readPatched() } = {},
): void {
  const unlisted = patches
    .filter(({ file }) => list[file]?.folder !== folder)
    .map(
      ({ file }) =>
        `packages/${folder} patches ${file} without an entry in packages/hydration/framework-patch/patched.json. Fix: add the entry.`,
    );
  const problems = [...changedFiles(list, modules).map(explain), ...unlisted];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  // The bundler knows files by their real paths.
  const located = patches.map((it) => ({ ...it, path: realpathSync(join(modules, it.file)) }));
  addRules(
    located.map(({ path, loader, alias = {} }) => ({
      test: path,
      use: loader ? [{ loader }] : [],
      resolve: { alias },
    })),
  );
  if (!isProd) return;
  appendPlugins({
    apply(compiler: Rspack.Compiler) {
      compiler.hooks.thisCompilation.tap(folder, (compilation) => {
        compilation.hooks.finishModules.tap(folder, (modules) => {
          const missing = located.flatMap((it) => missingOf(it, [...modules], compilation));
          for (const clause of missing) {
            const message = `A rule of packages/${folder} had no effect: ${clause}. Fix: find out what the framework builds instead, then adapt or remove the rule.`;
            compilation.errors.push(new rspack.WebpackError(message));
          }
        });
      });
    },
  });
}

/** Returns what a patch lacks in a build. Reads the graph, because loaders don't run again for cached modules. */
function missingOf(
  { file, path, loader, alias = {} }: FrameworkPatch & { path: string },
  modules: readonly Rspack.Module[],
  { moduleGraph }: Rspack.Compilation,
): string[] {
  const module = modules.find((it) => resourceOf(it) === path);
  if (!(module instanceof rspack.NormalModule)) return [`no module comes from ${file}`];
  if (loader && !module.request.includes(loader)) return [`${file} bypasses ${loader}`];
  const imported = moduleGraph.getOutgoingConnections(module).map((it) => resourceOf(it.module));
  return Object.entries(alias)
    .filter(([, target]) => !imported.includes(target))
    .map(([request, target]) => `${file} doesn't import ${target} for "${request}"`);
}
