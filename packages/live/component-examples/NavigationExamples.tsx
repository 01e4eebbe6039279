import { FramedPart } from '../framed-part/FramedPart.tsx';
import { choice, flag } from '../live-example/controls.ts';
import { withSlots } from './withSlots.ts';

/** Frames a complete page, because the button is part of the navbar. The menu shows the selected slots. */
export const NavHamburgerExample = () => (
  <FramedPart
    name="NavHamburger"
    page="/"
    size="phone"
    controls={{
      beforeLeftNavItems: flag(),
      afterLeftNavItems: flag(),
      beforeRightNavItems: flag(),
      afterRightNavItems: flag(false, true),
    }}
    code={(slots) => withSlots('NavHamburger', slots, 'li')}
  />
);

export const NavTitleExample = () => <FramedPart name="NavTitle" size="row" controls={{}} />;

export const SearchExample = () => (
  <FramedPart name="Search" page="/glossary" size="column" controls={{}} />
);

export const SearchButtonExample = () => (
  <FramedPart
    name="SearchButton"
    size="wide-row"
    attributes={['setFocused={setFocused}']}
    controls={{}}
  />
);

export const SearchPanelExample = () => (
  <FramedPart
    name="SearchPanel"
    size="column"
    attributes={['setFocused={setFocused}']}
    controls={{ focused: flag(false, true) }}
  />
);

export const SidebarExample = () => <FramedPart name="Sidebar" size="column" controls={{}} />;

export const SidebarListExample = () => (
  <FramedPart
    name="SidebarList"
    size="column"
    controls={{ end: choice([1, 2, 4, 5], undefined, 4) }}
    code={({ end }) =>
      `<SidebarList\n  sidebarData={data.slice(0, ${end})}\n  setSidebarData={setData}\n/>`
    }
  />
);
