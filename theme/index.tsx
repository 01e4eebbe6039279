import './styles/index.css';

// Each named export replaces the framework's export with the same name.
export { Link, Root } from '@handbook/hydration/browser';
export { Search, SearchButton } from '@handbook/search/browser';
export * from '@rspress/core/theme-original';
export { Banner } from './banner/Banner.tsx';
export { LastUpdated } from './doc-footer/LastUpdated.tsx';
export { DocLayout } from './doc-layout/DocLayout.tsx';
export { Outline } from './doc-layout/Outline.tsx';
export { HomeLayout } from './home/HomeLayout.tsx';
export { Layout } from './layout/Layout.tsx';
export { getCustomMDXComponent } from './mdx/mdxComponents.tsx';
export { Nav } from './navbar/Nav.tsx';
export { SwitchAppearance } from './navbar/SwitchAppearance.tsx';
export { NotFoundLayout } from './not-found/NotFoundLayout.tsx';
export { LlmsCopyButton } from './page-actions/LlmsCopyButton.tsx';
export { LlmsViewOptions } from './page-actions/LlmsViewOptions.tsx';
export { useScrollAfterNav, useScrollReset } from './scroll/afterNavigation.ts';
export { Sidebar } from './sidebar/Sidebar.tsx';
export { Tabs } from './tabs/Tabs.tsx';
