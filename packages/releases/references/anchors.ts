import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Section, sectionsOf } from '@handbook/content';
import { root } from '@handbook/content/files';

/** The IDs of a page's entries, by each of their names: with and without parent headings. */
export type Anchors = ReadonlyMap<string, string>;

/** Returns only the name of `<Badge>`, `useDark()`, or `--port <port>`. */
const bare = (name: string): string => name.replace(/^<|\/?>$|\(.*$| <.*$/g, '').trim();

const namesIn = (heading: string): string[] =>
  heading
    .split(/,\s*|、|\s*\/\s*|\s+and\s+/)
    .map(bare)
    .filter(Boolean);

/** Returns all names of an entry, longest first: with all parent headings, with fewer, and without. */
function aliases({ heading, parents }: Pick<Section, 'heading' | 'parents'>): string[] {
  const ancestors = parents.map((parent) => namesIn(parent)[0] ?? '');
  return namesIn(heading).flatMap((name) => [
    ...ancestors.flatMap((_, at) => {
      const chain = ancestors.slice(at);
      return [[...chain, name].join('.'), [...chain, name].join(' ')];
    }),
    ...ancestors.map((parent) => `${parent}.${name}`),
    name,
  ]);
}

/** Maps the names of a page's entries to IDs. If two entries have the same name, it belongs to the first one. */
export function anchorsIn(
  sections: readonly Pick<Section, 'heading' | 'parents' | 'anchor'>[],
): Anchors {
  const anchors = new Map<string, string>();
  for (const section of sections) {
    if (section.anchor === '') continue;
    for (const name of aliases(section)) {
      if (!anchors.has(name)) anchors.set(name, section.anchor);
    }
  }
  return anchors;
}

/**
 * Reads the entries of a reference page. Their IDs are the same in every language.
 *
 * @returns undefined if the page doesn't exist
 */
export function readAnchors(route: string): Anchors | undefined {
  const docs = join(root, 'docs');
  const file = join(docs, 'en', `${route}.mdx`);
  if (!existsSync(file)) return undefined;
  return anchorsIn(sectionsOf({ file, path: route, docs, area: '' }, new Set()));
}

/** Returns the ID of the entry that describes a name. */
export function anchorFor(name: string, anchors: Anchors): string | undefined {
  const [command = '', ...words] = name.split(' ');
  const below = command === 'rspress' ? [words.join(' '), words.at(-1) ?? ''] : [];
  const candidates = [name, name.replace(/^themeConfig\./, ''), ...below];
  return candidates.map((candidate) => anchors.get(candidate)).find((id) => id !== undefined);
}
