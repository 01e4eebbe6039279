import type { IndexPage } from './entries.ts';

/** Pages that stand together in the sidebar. */
export interface PageGroup {
  area: string;
  pages: IndexPage[];
}

/** Groups pages by their area, in the order in which the areas come. */
export function groupPages(pages: readonly IndexPage[]): PageGroup[] {
  const groups: PageGroup[] = [];
  for (const page of pages) {
    const group = groups.find(({ area }) => area === page.area);
    if (group) group.pages.push(page);
    else groups.push({ area: page.area, pages: [page] });
  }
  return groups;
}
