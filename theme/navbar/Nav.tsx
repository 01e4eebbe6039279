import { useText } from '@handbook/content/browser';
import { useNav } from '@rspress/core/runtime';
import { Search } from '@rspress/core/theme';
import { type NavProps, NavTitle, SocialLinks } from '@rspress/core/theme-original';
import { useRef } from 'react';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { NavItems } from './NavItems.tsx';
import './navbar.css';
import { SwitchAppearance } from './SwitchAppearance.tsx';
import { useHideNavbar } from './useHideNavbar.ts';

/** The navbar. `beforeNavTitle` is a slot of the framework's layout. */
export function Nav({ beforeNavTitle }: NavProps) {
  const t = useText();
  const items = useNav();
  const header = useRef<HTMLElement>(null);
  useHideNavbar(header);
  return (
    <header className="navbar" ref={header}>
      <div className="navbar__bar">
        {beforeNavTitle}
        <NavTitle />
        <nav className="navbar__menu" aria-label={t('nav.label')}>
          <NavItems items={items} />
        </nav>
        <div className="navbar__controls">
          <Search />
          <div className="navbar__wide">
            <LanguageSwitch />
          </div>
          <SwitchAppearance />
          <div className="navbar__wide">
            <SocialLinks />
          </div>
          <MobileMenu items={items} />
        </div>
      </div>
    </header>
  );
}
