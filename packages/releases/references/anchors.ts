import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Section } from '@handbook/content';
import { sectionsOf } from '@handbook/content';

/** The ids of a page's entries, by every way to name them: alone and below the headings above. */
export type Anchors = ReadonlyMap<string, string>;

/** `<Badge>`, `useDark()` and `--port <port>` as the names alone. */
const bare = (name: string): string => name.replace(/^<|\/?>$|\(.*$| <.*$/g, '').trim();

const namesIn = (heading: string): string[] =>
  heading
    .split(/,\s*|、|\s*\/\s*|\s+and\s+/)
    .map(bare)
    .filter(Boolean);

/** Every way to name an entry, from the fullest: below all its headings, below fewer of them, alone. */
function spellings({ heading, parents }: Pick<Section, 'heading' | 'parents'>): string[] {
  const above = parents.map((parent) => namesIn(parent)[0] ?? '');
  return namesIn(heading).flatMap((name) => [
    ...above.flatMap((_, at) => {
      const chain = above.slice(at);
      return [[...chain, name].join('.'), [...chain, name].join(' ')];
    }),
    ...above.map((parent) => `${parent}.${name}`),
    name,
  ]);
}

/** The ways to name the entries of a page's sections; the first to take a name keeps it. */
export function anchorsIn(
  sections: readonly Pick<Section, 'heading' | 'parents' | 'anchor'>[],
): Anchors {
  const anchors = new Map<string, string>();
  for (const section of sections) {
    if (section.anchor === '') continue;
    for (const name of spellings(section)) {
      if (!anchors.has(name)) anchors.set(name, section.anchor);
    }
  }
  return anchors;
}

/**
 * Reads the entries of a page of the reference. Their ids are the same in every language.
 *
 * @param docs root of all pages, absolute
 * @returns nothing when there is no such page
 */
export function readAnchors(docs: string, route: string): Anchors | undefined {
  const file = join(docs, 'en', `${route}.mdx`);
  if (!existsSync(file)) return undefined;
  return anchorsIn(sectionsOf({ file, path: route, docs, area: '' }, new Set()));
}

/** The id of a name's own entry. */
export function anchorFor(name: string, anchors: Anchors): string | undefined {
  const [command = '', ...words] = name.split(' ');
  const below = command === 'rspress' ? [words.join(' '), words.at(-1) ?? ''] : [];
  const candidates = [name, name.replace(/^themeConfig\./, ''), ...below];
  return candidates.map((candidate) => anchors.get(candidate)).find((id) => id !== undefined);
}
