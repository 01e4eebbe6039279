import { relative, sep } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import type { ChunkLists } from './linkFiles.ts';

const isScript = (file: string): boolean => /(^|\/)route-[^/]+\.js$/.test(file);

/** The chunks that not every page comes with. */
const later = ({ chunks }: Rspack.ChunkGroup): Rspack.Chunk[] =>
  chunks.filter((chunk) => !chunk.canBeInitial());

/**
 * Which page a chunk has: its file below the docs folder, the module's id, and the chunks that it needs.
 *
 * @param docs the folder of the pages, absolute
 */
function codeOf({ chunkGraph }: Rspack.Compilation, group: Rspack.ChunkGroup, docs: string) {
  const own = group.chunks.find(({ name }) => name === group.name);
  for (const module of own ? chunkGraph.getChunkModules(own) : []) {
    const file = relative(docs, module.nameForCondition() ?? '')
      .split(sep)
      .join('/');
    const id = chunkGraph.getModuleId(module);
    if (file.startsWith('..') || id === null || !/\.(?:mdx?|[jt]sx)$/.test(file)) continue;
    return [encodeURI(file), id, ...later(group).map((chunk) => chunk.id)].join(' ');
  }
  return undefined;
}

/**
 * The files that have to be there before a page's own script, or a page of a language, is shown.
 *
 * @param docs the folder of the pages, absolute
 * @throws {Error} when a page's own module is not found
 */
export function listChunks(compilation: Rspack.Compilation, docs: string): ChunkLists {
  const routes = new Map<string, string[]>();
  const codes = new Map<string, string>();
  const languages = new Map<string, string[]>();
  for (const group of compilation.chunkGroups) {
    const files = later(group).flatMap((chunk) => [...chunk.files]);
    const [, kind, name] = group.name?.match(/^(route|language)-(.+)$/) ?? [];
    const script = files.find(isScript);
    if (kind === 'language' && name) languages.set(name, files);
    if (kind !== 'route' || !script) continue;
    const code = codeOf(compilation, group, docs);
    if (!code)
      throw new Error(`The code of the page in ${script} is not found: see plugins/pageFiles.`);
    routes.set(script, files);
    codes.set(script, code);
  }
  return { routes, codes, languages };
}
