const names: Record<string, string> = {
  'content-components':
    'Badge Button Callout CodeBlock CodeBlockRuntime FallbackHeading Link PackageManagerTabs PageTab PageTabs Prompt SourceCode Steps Tab Tabs Tag Toc',
  'page-components':
    'Banner DocContent DocFooter EditLink LastUpdated LlmsContainer LlmsCopyButton LlmsCopyRow LlmsHint LlmsOpenRow LlmsViewOptions Outline Overview OverviewGroup PrevNextPage ReadPercent',
  'home-components': 'HomeBackground HomeFeature HomeFooter HomeHero',
  'navigation-components':
    'HoverGroup Nav NavHamburger NavList NavTitle Search SearchButton SearchPanel Sidebar SidebarList SocialLinks SwitchAppearance',
  'layout-components': 'DocLayout HomeLayout Layout NotFoundLayout Root',
};

const pages = new Map(
  Object.entries(names).flatMap(([page, list]) =>
    list.split(' ').map((name): [string, string] => [name, page]),
  ),
);

/** The pages that describe the exports of `@rspress/core/theme`. */
export const componentPages: readonly string[] = [...Object.keys(names), 'theme-hooks'].map(
  (page) => `/api/client-api/${page}`,
);

/**
 * Returns the page that describes an export of `@rspress/core/theme`. Hooks, functions, types, and exports that aren't listed
 * here are on the page of hooks.
 *
 * @param name the export, or one of its props, such as `Badge.text`
 */
export function componentPage(name: string): string {
  const [exported = ''] = name.split('.');
  return `/api/client-api/${pages.get(exported) ?? 'theme-hooks'}`;
}

/**
 * Returns the page that describes an export of `@rspress/core/runtime`: hooks, components, contexts, and their types have
 * one page; functions and deprecated hooks have another.
 *
 * @param name the export, or one of its props, such as `NoSSR.children`
 */
export function runtimePage(name: string): string {
  const isFunction = /^(?!use)[a-z]|^use(?:PageData|LocaleSiteData)$/.test(name);
  return `/api/client-api/${isFunction ? 'runtime-functions' : 'api-runtime'}`;
}
