import type { NavItem } from '@rspress/core';
import { choice, flag, text, type Values } from '../live-example/controls.ts';

/** The controls of the example: the fields of an item in `_nav.json`. */
export const navItemControls = {
  text: text('Tools'),
  icon: text('🔧'),
  tag: text('new'),
  position: choice(['left', 'right'], 'right'),
  /** Whether the item is a menu instead of a link. */
  items: flag(),
};

/**
 * Returns an item of `_nav.json`, without keys that are unset or have their default value.
 *
 * @param link the link of the item, or of the entry in its menu
 */
export function navItem(
  { text = '', icon, tag, position, items }: Values<typeof navItemControls>,
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
