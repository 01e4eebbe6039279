import { useText } from '@handbook/content/browser';
import type { NavItem } from '@rspress/core';
import { SocialLinks } from '@rspress/core/theme-original';
import { useRef } from 'react';
import { CloseIcon, MenuIcon } from '../icons/icons.tsx';
import { useCloseOnNavigation } from '../popover/useCloseOnNavigation.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { NavItems } from './NavItems.tsx';

const MENU_ID = 'mobile-menu';

/** The navigation on small screens. It is a native popover, so it opens before hydration. */
export function MobileMenu({ items }: { items: readonly NavItem[] }) {
  const t = useText();
  const menu = useRef<HTMLDivElement>(null);
  useCloseOnNavigation(menu);

  return (
    <div className="mobile-menu">
      <button
        type="button"
        className="icon-button"
        popoverTarget={MENU_ID}
        aria-label={t('nav.open')}
      >
        <MenuIcon />
      </button>
      <div className="mobile-menu__panel" id={MENU_ID} popover="auto" ref={menu}>
        <button
          type="button"
          className="icon-button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={t('nav.close')}
        >
          <CloseIcon />
        </button>
        <nav aria-label={t('nav.label')}>
          <NavItems items={items} />
        </nav>
        <div className="mobile-menu__foot">
          <LanguageSwitch />
          <SocialLinks />
        </div>
      </div>
    </div>
  );
}
