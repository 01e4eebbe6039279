import type { SidebarData, SidebarDivider, SidebarSectionHeader } from '@rspress/core';

type SidebarEntry = SidebarData[number];

/** What a section lists: pages and groups, without the headers that divide sections. */
export type SidebarNode = Exclude<SidebarEntry, SidebarDivider | SidebarSectionHeader>;

/** A run of sidebar entries below one section header. */
export interface SidebarSection {
  /** Missing for entries above the first header. */
  title?: string;
  items: SidebarNode[];
}

/** Cuts the framework's flat sidebar at its section headers. Dividers only separate, so they are left out. */
export function sidebarSections(entries: SidebarData): SidebarSection[] {
  const sections: SidebarSection[] = [];
  for (const entry of entries) {
    if ('sectionHeaderText' in entry) {
      sections.push({ title: entry.sectionHeaderText, items: [] });
    } else if (!('dividerType' in entry)) {
      const current = sections.at(-1) ?? { items: [] };
      if (sections.length === 0) sections.push(current);
      current.items.push(entry);
    }
  }
  return sections.filter(({ items }) => items.length > 0);
}
