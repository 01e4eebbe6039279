import { expect, it } from 'vitest';
import { navItem } from './navItem.ts';

const values = {
  text: 'Tools',
  icon: undefined,
  tag: undefined,
  position: 'right',
  items: false,
} as const;

it('omits keys that are unset or have their default value', () => {
  expect(navItem(values, '/tools')).toEqual({ text: 'Tools', link: '/tools' });
});

it('moves the link into the menu', () => {
  expect(navItem({ ...values, icon: '🔧', position: 'left', items: true }, '/tools')).toEqual({
    text: 'Tools',
    icon: '🔧',
    position: 'left',
    items: [{ text: 'Converter', link: '/tools' }],
  });
});
