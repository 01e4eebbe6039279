import type { NavItem } from '@rspress/core';
import { NavMenu, NavMenuDivider } from '@rspress/core/dist/theme/components/Nav/NavMenu.js';
import '@rspress/core/dist/theme/components/Nav/index.css';
import { SwitchAppearance } from '@rspress/core/theme-original';
import { LiveExample } from '../live-example/LiveExample.tsx';
import './default-theme.css';
import { navItem, navItemControls } from './navItem.ts';

interface NavbarExampleProps {
  /** The URL that the items link to, such as `#add-items`, so that a click stays on the page. */
  anchor: string;
}

/** Shows the framework's navbar with an item that the reader edits, and the item's JSON. */
export const NavbarExample = ({ anchor }: NavbarExampleProps) => (
  <LiveExample
    name="_nav.json"
    controls={navItemControls}
    code={(values) => JSON.stringify(navItem(values, '/tools/converter'), null, 2)}
  >
    {(values) => <Bar items={[{ text: 'Guide', link: anchor }, navItem(values, anchor)]} />}
  </LiveExample>
);

function Bar({ items }: { items: NavItem[] }) {
  return (
    <div className="navbar-example rp-not-doc">
      <div className="rp-nav">
        <div className="rp-nav__left">
          <div className="rp-nav__title">
            <span className="rp-nav__title__link">Acme</span>
          </div>
          <NavMenu menuItems={items} position="left" />
        </div>
        <div className="rp-nav__right">
          <NavMenu menuItems={items} position="right" />
          <div className="rp-nav__others">
            <NavMenuDivider />
            <SwitchAppearance />
          </div>
        </div>
      </div>
    </div>
  );
}
