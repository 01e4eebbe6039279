import { useText } from '@handbook/content/browser';
import type { NavItem, NavItemWithLink } from '@rspress/core';
import { matchNavbar, useLocation } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { ChevronIcon, ExternalIcon } from '../icons/icons.tsx';
import { Menu } from '../popover/Menu.tsx';

/** A link of the navbar or its menus, marked if the page is in its area. */
function NavLink({ item }: { item: NavItemWithLink }) {
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

interface NavItemsProps {
  items: readonly NavItem[];
  className?: string;
}

/** The items of the navbar as a list. Items with children are menus. */
export function NavItems({ items, className = '' }: NavItemsProps) {
  return (
    <ul className={`navbar__items ${className}`}>
      {items.map((item) => (
        <li key={item.text}>
          {'items' in item ? (
            <Menu
              className="dropdown"
              control="navbar__item"
              label={
                <>
                  {item.text}
                  <ChevronIcon />
                </>
              }
            >
              <NavItems items={item.items} className="raised" />
            </Menu>
          ) : (
            <NavLink item={item} />
          )}
        </li>
      ))}
    </ul>
  );
}
