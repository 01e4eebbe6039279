import { useText } from '@handbook/content/browser';
import type { SidebarData } from '@rspress/core';
import { useActiveMatcher, useLocation, useSidebar } from '@rspress/core/runtime';
import { Link, renderInlineMarkdown } from '@rspress/core/theme';
import { useEffect, useRef } from 'react';
import { reveal } from '../scroll/reveal.ts';
import './sidebar.css';

type Entry = SidebarData[number];

function SidebarLink({ item }: { item: Extract<Entry, { text: string }> }) {
  const isActive = useActiveMatcher();
  const current = item.link ? isActive(item.link) : false;
  return (
    <Link className="sidebar__link" href={item.link} aria-current={current ? 'page' : undefined}>
      <span {...renderInlineMarkdown(item.text)} />
    </Link>
  );
}

function SidebarEntry({ item }: { item: Entry }) {
  if ('dividerType' in item) return null;
  if ('sectionHeaderText' in item) {
    return <li className="sidebar__title">{item.sectionHeaderText}</li>;
  }
  return (
    <li>
      {item.link ? <SidebarLink item={item} /> : <p className="sidebar__title">{item.text}</p>}
      {'items' in item && <SidebarList items={item.items} />}
    </li>
  );
}

/** The pages, groups, and section titles of an area. Groups are always open. */
function SidebarList({ items }: { items: readonly Entry[] }) {
  return (
    <ul>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the entries of an area never change their order
        <SidebarEntry key={index} item={item} />
      ))}
    </ul>
  );
}

/** The pages of the current area, scrolled to the current page: by CSS in browsers that support it, or after hydration. */
export function Sidebar() {
  const t = useText();
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own entry
  useEffect(() => {
    const scroller = nav.current?.parentElement;
    const current = nav.current?.querySelector('[aria-current]');
    if (scroller && current) reveal(current, scroller);
  }, [pathname]);

  return (
    <nav className="sidebar" aria-label={t('sidebar.label')} ref={nav}>
      <SidebarList items={useSidebar()} />
    </nav>
  );
}
