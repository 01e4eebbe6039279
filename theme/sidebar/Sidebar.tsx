import { useSidebar } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { useText } from '../text/useText.ts';
import { SidebarList } from './SidebarList.tsx';
import './sidebar.css';
import { sidebarSections } from './sidebarSections.ts';

/** The pages of the area being read, with the current one in view. */
export function Sidebar() {
  const t = useText();
  const sections = sidebarSections(useSidebar());
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    const scroller = nav.current?.parentElement;
    const current = nav.current?.querySelector('[aria-current]');
    // Not where the reader has scrolled it, and the page itself has to stay where it is.
    if (!scroller || !current || scroller.scrollTop > 0) return;
    const below = current.getBoundingClientRect().bottom - scroller.getBoundingClientRect().bottom;
    if (below > 0) scroller.scrollTop = below;
  }, []);

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
