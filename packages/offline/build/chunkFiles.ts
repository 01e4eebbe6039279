import type { Rspack } from '@rsbuild/core';

/** The scripts and style sheets of a build. */
export interface ChunkFiles {
  /** Files that every page may need: the entry and the chunks that it loads later. */
  shell: string[];
  /** For a page's file, further files: shared chunks and chunks that load later. */
  along: Map<string, string[]>;
}

/** Whether a chunk has the name that the framework gives to pages' chunks. */
const isRoute = (name: string | undefined): boolean => /^route-/.test(name ?? '');

type Group = Rspack.ChunkGroup;

/** The entries and pages' chunks that lead to a chunk group. */
function topsOf(group: Group, seen: Set<Group> = new Set()): Group[] {
  if (seen.has(group)) return [];
  seen.add(group);
  const parents = group.getParents();
  if (group.isInitial() || isRoute(group.name) || parents.length === 0) return [group];
  return parents.flatMap((parent) => topsOf(parent, seen));
}

const isShown = (file: string): boolean => /\.(?:js|css)$/.test(file);

/** Sorts the files of a compilation by the pages that need them. */
export function chunkFiles(compilation: Rspack.Compilation): ChunkFiles {
  const shell = new Set<string>();
  const along = new Map<string, Set<string>>();
  for (const chunk of compilation.chunks) {
    const files = [...chunk.files, ...chunk.auxiliaryFiles].filter(isShown);
    for (const group of chunk.groupsIterable) {
      for (const top of topsOf(group)) {
        if (!isRoute(top.name)) for (const file of files) shell.add(file);
        else {
          const own = top.chunks.find(({ name }) => name === top.name);
          for (const route of own?.files ?? []) {
            const wanted = along.get(route) ?? new Set();
            along.set(route, wanted);
            for (const file of files) if (own !== chunk || !own.files.has(file)) wanted.add(file);
          }
        }
      }
    }
  }
  return {
    shell: [...shell].sort(),
    along: new Map([...along].map(([file, wanted]) => [file, [...wanted].sort()])),
  };
}
