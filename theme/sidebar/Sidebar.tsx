import { useText } from '@handbook/content/browser';
import { useLocation, useSidebar } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { SidebarList } from './SidebarList.tsx';
import './sidebar.css';
import { sidebarSections } from './sidebarSections.ts';

/** The pages of the area being read, with the current one in view: once scripts run, or by CSS where a browser can. */
export function Sidebar() {
  const t = useText();
  const sections = sidebarSections(useSidebar());
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own entry
  useEffect(() => {
    const scroller = nav.current?.parentElement;
    const current = nav.current?.querySelector('[aria-current]');
    if (!scroller || !current) return;
    const view = scroller.getBoundingClientRect();
    const entry = current.getBoundingClientRect();
    if (entry.top >= view.top && entry.bottom <= view.bottom) return;
    // `scrollIntoView` would move the page too.
    scroller.scrollTop += entry.top - view.top - (view.height - entry.height) / 2;
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
