import { NoSSR, useSidebarDynamic } from '@rspress/core/runtime';
import {
  NavTitle,
  NotFoundLayout,
  SearchButton,
  SearchPanel,
  Sidebar,
  SidebarList,
} from '@rspress/core/theme-original';
import { useState } from 'react';
import type { PartProps } from './parts';
import { isOn } from './useSwitches';

export const navigationParts = {
  NavTitle: () => <NavTitle />,
  NotFoundLayout: () => <NotFoundLayout />,
  SearchButton() {
    const [isFocused, setFocused] = useState(false);
    return (
      <>
        <SearchButton setFocused={setFocused} />
        <output>focused: {String(isFocused)}</output>
      </>
    );
  },
  SearchPanel({ switches }: PartProps) {
    const [isFocused, setFocused] = useState(isOn(switches, 'focused'));
    return (
      <>
        <output>focused: {String(isFocused)}</output>
        <NoSSR>
          <SearchPanel focused={isFocused} setFocused={setFocused} />
        </NoSSR>
      </>
    );
  },
  Sidebar: () => <Sidebar />,
  SidebarList({ switches }: PartProps) {
    const [data, setData] = useSidebarDynamic();
    const end = Number(switches.get('end') ?? data.length);
    return <SidebarList sidebarData={data.slice(0, end)} setSidebarData={setData} />;
  },
};
