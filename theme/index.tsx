import './styles/index.css';

// Each named export replaces the framework's export with the same name. `Clicks` is the only addition, for the home page.
export { Link } from '@handbook/content/browser';
export { Root } from '@handbook/hydration/browser';
export { Search, SearchButton } from '@handbook/search/browser';
export * from '@rspress/core/theme-original';
export { Banner } from './banner/Banner.tsx';
export { CodeButtonGroup } from './code-buttons/CodeButtonGroup.tsx';
export { useCodeButtonGroup } from './code-buttons/useCodeButtonGroup.ts';
export { LastUpdated } from './doc-footer/LastUpdated.tsx';
export { DocLayout } from './doc-layout/DocLayout.tsx';
export { Outline } from './doc-layout/Outline.tsx';
export { Clicks } from './home/Clicks.tsx';
export { HomeLayout } from './home/HomeLayout.tsx';
export { Layout } from './layout/Layout.tsx';
export { getCustomMDXComponent } from './mdx/getCustomMDXComponent.ts';
export { Nav } from './navbar/Nav.tsx';
export { SwitchAppearance } from './navbar/SwitchAppearance.tsx';
export { NotFoundLayout } from './not-found/NotFoundLayout.tsx';
export { useScrollAfterNav } from './scroll/ScrollAfterNav.tsx';
export { useScrollReset } from './scroll/useScrollReset.ts';
export { Sidebar } from './sidebar/Sidebar.tsx';
export { Tabs } from './tabs/Tabs.tsx';
