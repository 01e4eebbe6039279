import type { Rspack } from '@rsbuild/core';

/** The scripts and styles of a build, by who needs them. */
export interface ChunkFiles {
  /** What every page may need: the entry, and what it loads on use. */
  shell: string[];
  /** For a file of a page, what comes with it: parts that pages share, and what is loaded on use. */
  along: Map<string, string[]>;
}

/** The chunk of a page, as the framework names it. */
const isRoute = (name: string | undefined): boolean => /^route-/.test(name ?? '');

type Group = Rspack.ChunkGroup;

/** Every way from a group up to an entry or a page's chunk. */
function topsOf(group: Group, seen: Set<Group> = new Set()): Group[] {
  if (seen.has(group)) return [];
  seen.add(group);
  const parents = group.getParents();
  if (group.isInitial() || isRoute(group.name) || parents.length === 0) return [group];
  return parents.flatMap((parent) => topsOf(parent, seen));
}

const isShown = (file: string): boolean => /\.(?:js|css)$/.test(file);

/** Sorts the files of a compilation by who needs them. */
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
