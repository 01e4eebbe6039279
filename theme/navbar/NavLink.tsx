import { useText } from '@handbook/content/browser';
import type { NavItemWithLink } from '@rspress/core';
import { matchNavbar, useLocation } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { ExternalIcon } from '../icons/icons.tsx';

/** A link of the navbar or its menus, marked if the page is in its area. */
export function NavLink({ item }: { item: NavItemWithLink }) {
  const t = useText();
  const { pathname } = useLocation();
  const isExternal = /^https?:/.test(item.link);
  const isCurrent = !isExternal && matchNavbar(item, pathname);
  return (
    <Link
      className="navbar__item"
      href={item.link}
      rel={item.rel}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {item.text}
      {isExternal && (
        <>
          <ExternalIcon />
          <span className="visually-hidden">{t('link.newTab')}</span>
        </>
      )}
    </Link>
  );
}
