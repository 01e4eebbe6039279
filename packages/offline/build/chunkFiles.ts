import type { Rspack } from '@rsbuild/core';

/** The scripts and style sheets of a build. */
export interface ChunkFiles {
  /** The files of the entry and of the chunks that it loads later. Every page may need them. */
  shell: string[];
  /** For a file of a page's chunk, the files of shared chunks and of chunks that load later. */
  relatedFiles: Map<string, string[]>;
}

/** Whether a chunk has a name that Rspress gives to the chunk of a page. */
const isRoute = (name: string | undefined): boolean => /^route-/.test(name ?? '');

type Group = Rspack.ChunkGroup;

/** Returns the entries and the pages' chunk groups that load a chunk group. */
function rootsOf(group: Group, seen: Set<Group> = new Set()): Group[] {
  if (seen.has(group)) return [];
  seen.add(group);
  const parents = group.getParents();
  if (group.isInitial() || isRoute(group.name) || parents.length === 0) return [group];
  return parents.flatMap((parent) => rootsOf(parent, seen));
}

const isScriptOrStyle = (file: string): boolean => /\.(?:js|css)$/.test(file);

/** Sorts the files of a compilation by the pages that need them. */
export function chunkFiles(compilation: Rspack.Compilation): ChunkFiles {
  const shell = new Set<string>();
  const relatedFiles = new Map<string, Set<string>>();
  for (const chunk of compilation.chunks) {
    const files = [...chunk.files, ...chunk.auxiliaryFiles].filter(isScriptOrStyle);
    for (const group of chunk.groupsIterable) {
      for (const root of rootsOf(group)) {
        if (!isRoute(root.name)) for (const file of files) shell.add(file);
        else {
          const own = root.chunks.find(({ name }) => name === root.name);
          for (const route of own?.files ?? []) {
            const wanted = relatedFiles.get(route) ?? new Set();
            relatedFiles.set(route, wanted);
            for (const file of files) if (own !== chunk || !own.files.has(file)) wanted.add(file);
          }
        }
      }
    }
  }
  return {
    shell: [...shell].sort(),
    relatedFiles: new Map([...relatedFiles].map(([file, wanted]) => [file, [...wanted].sort()])),
  };
}
