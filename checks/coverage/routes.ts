const under = (folder: string, names: string): string[] =>
  names.split(' ').map((name) => `${folder}${name}`);

/** Every page the site is to have, by area, as English routes. */
export const plannedRoutes: Readonly<Record<string, readonly string[]>> = {
  Home: ['/'],
  'Guide, start': under('/guide/start/', 'introduction getting-started'),
  'Guide, basic': under(
    '/guide/basic/',
    'conventional-route auto-nav-sidebar use-mdx static-assets custom-page ssg deploy',
  ),
  'Guide, default theme': under(
    '/guide/default-theme/',
    'navbar home-page doc-page overview-page i18n multi-version components',
  ),
  'Guide, advanced': under('/guide/advanced/', 'extend-build custom-theme custom-search'),
  'Plugin system': under('/plugin/system/', 'introduction write-a-plugin plugin-api'),
  'Official plugins': under(
    '/plugin/official-plugins/',
    'overview llms medium-zoom client-redirects last-updated container-syntax typedoc api-docgen preview playground rss shiki algolia',
  ),
  Community: ['/plugin/community-plugins/overview'],
  API: [
    '/api/',
    '/api/commands',
    ...under('/api/client-api/', 'api-components api-runtime'),
    ...under('/api/config/', 'config-basic config-build config-frontmatter config-theme'),
  ],
  'Added guides': [
    ...under('/guide/start/', 'migrate-from-1x migrate-from-others'),
    ...under('/guide/basic/', 'code-blocks use-components ssg-md'),
    ...under('/guide/advanced/', 'custom-head css-variables troubleshooting test-your-docs'),
  ],
  'Added plugins': under('/plugin/official-plugins/', 'sitemap twoslash'),
  Releases: ['/releases/', '/releases/2-0'],
  'Added API': under(
    '/api/client-api/',
    'content-components page-components home-components navigation-components layout-components theme-hooks layout-slots icons node-api',
  ),
};

/** Routes that are no pages to plan: the framework asks for the one, the service worker for the other. */
export const ownRoutes: readonly string[] = ['/404', '/offline'];
