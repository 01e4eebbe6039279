import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Section, sectionsOf } from '@handbook/content';
import { root } from '@handbook/content/files';

/** The IDs of a page's entries, by each of their names: with and without parent headings. */
type Anchors = ReadonlyMap<string, string>;

/** Returns the names in a heading: of `<Badge>`, `useDark() and useLang`, or `--port <port>`. */
const namesIn = (heading: string): string[] =>
  heading
    .split(/,\s*|、|\s*\/\s*|\s+and\s+/)
    .map((name) => name.replace(/^<|\/?>$|\(.*$| <.*$/g, '').trim())
    .filter(Boolean);

/** Maps the names of a page's entries to IDs. If two entries have the same name, it belongs to the first one. */
export function anchorsIn(
  sections: readonly Pick<Section, 'heading' | 'parents' | 'anchor'>[],
): Anchors {
  const anchors = new Map<string, string>();
  for (const { heading, parents, anchor } of sections) {
    if (anchor === '') continue;
    const ancestors = parents.map((parent) => namesIn(parent)[0] ?? '');
    for (const name of namesIn(heading)) {
      const chains = [...ancestors, name].map((_, at, all) => all.slice(at));
      for (const alias of chains.flatMap((chain) => [chain.join('.'), chain.join(' ')])) {
        if (!anchors.has(alias)) anchors.set(alias, anchor);
      }
    }
  }
  return anchors;
}

/** Reads the entries of a reference page, if it exists. Their IDs are the same in every language. */
export function readAnchors(route: string): Anchors {
  const docs = join(root, 'docs');
  const file = join(docs, 'en', `${route}.mdx`);
  if (!existsSync(file)) return new Map();
  return anchorsIn(sectionsOf({ file, path: route, docs, area: '' }, new Set()));
}

/** Returns the ID of the entry that describes a name. */
export function anchorFor(name: string, anchors: Anchors): string | undefined {
  const [command = '', ...words] = name.split(' ');
  const below = command === 'rspress' ? [words.join(' '), words.at(-1) ?? ''] : [];
  const candidates = [name, name.replace(/^themeConfig\./, ''), ...below];
  return candidates.map((candidate) => anchors.get(candidate)).find((id) => id !== undefined);
}
