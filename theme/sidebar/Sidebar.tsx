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
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
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
