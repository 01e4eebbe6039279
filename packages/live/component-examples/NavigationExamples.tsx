import { framedPart } from '../framed-part/framedPart.tsx';
import { choice, flag, slot } from '../live-example/controls.ts';

/** Frames a complete page, because the button is part of the navbar. The menu shows the selected slots. */
export const NavHamburgerExample = framedPart('NavHamburger', {
  page: '/',
  size: 'phone',
  controls: {
    beforeLeftNavItems: slot(false, 'li'),
    afterLeftNavItems: slot(false, 'li'),
    beforeRightNavItems: slot(false, 'li'),
    afterRightNavItems: slot(true, 'li'),
  },
});

export const NavTitleExample = framedPart('NavTitle', { size: 'row' });

export const SearchExample = framedPart('Search', { page: '/glossary', size: 'column' });

export const SearchButtonExample = framedPart('SearchButton', {
  size: 'wide-row',
  attributes: ['setFocused={setFocused}'],
});

export const SearchPanelExample = framedPart('SearchPanel', {
  size: 'column',
  attributes: ['setFocused={setFocused}'],
  controls: { focused: flag(false, true) },
});

export const SidebarExample = framedPart('Sidebar', { size: 'column' });

export const SidebarListExample = framedPart('SidebarList', {
  size: 'column',
  controls: { end: choice([1, 2, 4, 5], undefined, 4) },
  code: ({ end }) =>
    `<SidebarList\n  sidebarData={data.slice(0, ${end})}\n  setSidebarData={setData}\n/>`,
});
