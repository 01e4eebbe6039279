import type { SidebarData, SidebarDivider, SidebarSectionHeader } from '@rspress/core';

type SidebarEntry = SidebarData[number];

/** A page or group in a section. */
export type SidebarNode = Exclude<SidebarEntry, SidebarDivider | SidebarSectionHeader>;

/** The sidebar entries below a section header. */
export interface SidebarSection {
  /** Missing for entries above the first header. */
  title?: string;
  items: SidebarNode[];
}

/** Splits the framework's flat list of sidebar entries at its section headers, and removes dividers. */
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
