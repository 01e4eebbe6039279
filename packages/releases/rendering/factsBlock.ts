import type { ReleaseEntry } from '../items/releaseEntries.ts';

const start = (version: string): string => `{/* facts ${version} */}`;
const end = '{/* end of facts */}';

/** Returns the facts of a release on a page, which are between two comments; undefined if the page has none. */
export function factsIn(page: string, version: string): string | undefined {
  const from = page.indexOf(start(version));
  const to = page.indexOf(end, from);
  return from < 0 || to < 0 ? undefined : page.slice(from + start(version).length, to).trim();
}

/** Replaces the facts of a release on a page. A release that isn't on the page yet is added at the top. */
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
