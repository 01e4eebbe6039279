import { readTypedFrontmatter } from './config.ts';
import { allDistFiles } from './dist-files.ts';
import type { Entry } from './entry.ts';
import type { Declarations } from './program.ts';
import { readsOf } from './reads.ts';

/** Frontmatter fields: the typed ones, and those that shipped code reads without a type. */
export function readFrontmatter(declarations: Declarations): Entry[] {
  const typed = readTypedFrontmatter(declarations);
  const known = new Set(typed.map(({ name }) => name));
  const untyped = new Map<string, Entry>();
  for (const { key, source } of readsOf(allDistFiles(declarations.framework), 'frontmatter')) {
    if (known.has(key) || untyped.has(key)) continue;
    untyped.set(key, { area: 'frontmatter', name: key, tags: ['untyped'], source });
  }
  return [...typed, ...untyped.values()];
}
