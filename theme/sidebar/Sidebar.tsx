import { useText } from '@handbook/content/browser';
import { useLocation, useSidebar } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { reveal } from '../scroll/reveal.ts';
import { SidebarList } from './SidebarList.tsx';
import './sidebar.css';
import { sidebarSections } from './sidebarSections.ts';

/** The pages of the current area, scrolled to the current page: by CSS in browsers that support it, or after hydration. */
export function Sidebar() {
  const t = useText();
  const sections = sidebarSections(useSidebar());
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
      {sections.map(({ title, items }) => (
        <div className="sidebar__section" key={title ?? ''}>
          {title && <p className="sidebar__title">{title}</p>}
          <SidebarList items={items} />
        </div>
      ))}
    </nav>
  );
}
