import type { NavItem } from '@rspress/core';
import { Dropdown } from './Dropdown.tsx';
import { NavLink } from './NavLink.tsx';

/** The items of the navbar as a list. Items with children are menus. */
export function NavItems({ items }: { items: readonly NavItem[] }) {
  return (
    <ul className="navbar__items">
      {items.map((item) => (
        <li key={item.text}>
          {'items' in item ? (
            <Dropdown label={item.text}>
              <NavItems items={item.items} />
            </Dropdown>
          ) : (
            <NavLink item={item} />
          )}
        </li>
      ))}
    </ul>
  );
}
