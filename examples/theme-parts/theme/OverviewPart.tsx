import { PageContext, usePage, usePages } from '@rspress/core/runtime';
import { type Group, Overview } from '@rspress/core/theme-original';
import { useMemo } from 'react';
import type { PartProps } from './parts';

/** The folders of the pages that are listed, and what their group is called. */
const groupNames: readonly (readonly [RegExp, string])[] = [
  [/\/harbors\//, 'Harbors'],
  [/^(?:\/zh)?\/(?:glossary)?$/, 'Book'],
];

/** What the frontmatter's `overviewHeaders` may say. */
const levelsOf: Readonly<Record<string, readonly number[]>> = { '[2]': [2], '[2, 3]': [2, 3] };

/** The overview of this small site, with the heading levels that the address says. */
export function OverviewPart({ switches }: PartProps) {
  const { page } = usePage();
  const { pages } = usePages();
  // Without frontmatter, because `overview: true` would take the focus.
  const context = useMemo(
    () => ({ data: { ...page, title: 'Tidebook', frontmatter: {} } }),
    [page],
  );
  const levels = levelsOf[switches.get('overviewHeaders') ?? '[2]'] ?? [];
  const groups: Group[] = groupNames.map(([folder, name]) => ({
    name,
    items: pages
      .filter(({ lang, routePath }) => lang === page.lang && folder.test(routePath))
      .map(({ title, routePath, toc }) => ({
        text: title,
        link: routePath,
        headers: toc.filter(({ depth }) => levels.includes(depth)),
      })),
  }));
  return (
    <PageContext.Provider value={context}>
      <Overview groups={groups} />
    </PageContext.Provider>
  );
}
