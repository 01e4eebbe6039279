import type { NavItem } from '@rspress/core';

interface NavItemValues {
  text: string | undefined;
  icon: string | undefined;
  tag: string | undefined;
  position: 'left' | 'right';
  /** Whether the item is a menu instead of a link. */
  items: boolean;
}

/**
 * Returns an item of `_nav.json`, without keys that are unset or have their default value.
 *
 * @param link the link of the item, or of the entry in its menu
 */
export function navItem(
  { text = '', icon, tag, position, items }: NavItemValues,
  link: string,
): NavItem {
  return {
    text,
    ...(icon && { icon }),
    ...(tag && { tag }),
    ...(position === 'left' && { position }),
    ...(items ? { items: [{ text: 'Converter', link }] } : { link }),
  };
}
