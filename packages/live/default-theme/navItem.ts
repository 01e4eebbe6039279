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
 * The item of `_nav.json` that these values describe, without keys that are unset or at their default.
 *
 * @param link where the item, or the entry of its menu, leads
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
