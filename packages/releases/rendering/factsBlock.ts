import type { ReleaseEntry } from '../items/releaseEntries.ts';

const start = (version: string): string => `{/* facts ${version} */}`;
const end = '{/* end of facts */}';

/** What a page says about a release: its facts, between two marks; undefined when it has no such place. */
export function factsIn(page: string, version: string): string | undefined {
  const from = page.indexOf(start(version));
  const to = page.indexOf(end, from);
  return from < 0 || to < 0 ? undefined : page.slice(from + start(version).length, to).trim();
}

/** A page with the facts of a release put in place; a release that it does not have yet gets an entry at the top. */
export function withFacts(page: string, { version, anchor }: ReleaseEntry, facts: string): string {
  const block = `${start(version)}\n\n${facts}\n\n${end}`;
  const from = page.indexOf(start(version));
  if (from >= 0) {
    const to = page.indexOf(end, from);
    return page.slice(0, from) + block + page.slice(to + end.length);
  }
  const first = page.search(/^## \d/m);
  const last = page.search(/^\{\/\* translates /m);
  const at = first >= 0 ? first : last >= 0 ? last : page.length;
  return `${page.slice(0, at)}## ${version} \\{#${anchor}}\n\n${block}\n\n${page.slice(at)}`;
}
