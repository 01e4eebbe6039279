import { code, type DefaultRecord, driver, none, probe, prose, site } from '../evidence/records.ts';

const navTitle = 'core/theme/components/NavTitle/index.js';
const render = 'core/node/ssg/renderPages.js';
const layout = 'core/theme/layout/Layout/index.js';
const i18n = 'core/node/runtimeModule/i18n.js';
const alternateLinks = 'core/node/ssg/alternateLinks.js';
const runtimeRoute = 'core/runtime/route.js';
const constants = 'core/node/constants.js';
const pluginDriver = 'core/node/PluginDriver.js';
const globalComponents = 'core/node/runtimeModule/globalUIComponents.js';
const searchHooks = 'core/node/runtimeModule/searchHooks.js';
const parity = 'core/node/utils/checkLanguageParity.js';
const search = 'core/node/runtimeModule/pageData/createPageData.js';
const routes = 'core/node/route/RouteService.js';

/** What the framework does if a key of the site is omitted. */
export const siteDefaults: Record<string, DefaultRecord> = {
  root: driver('root'),
  logo: site('logo'),
  logoText: site('logoText'),
  logoHref: prose(navTitle, 'logoHref || addLeadingSlash(langRoutePrefix)'),
  base: driver('base'),
  siteOrigin: site('siteOrigin'),
  icon: site('icon'),
  lang: driver('lang'),
  title: site('title'),
  description: site('description'),
  head: none(render, 'head: config.head,'),
  locales: site('locales'),
  'locales.title': prose(layout, "site.title || localesData.title || ''"),
  'locales.description': prose(layout, 'site.description || localesData.description'),
  i18nSourcePath: code(
    "path.join(process.cwd(), 'i18n.json')",
    i18n,
    "DEFAULT_I18N_SOURCE_PATH = join(process.cwd(), 'i18n.json')",
    "'i18n.json'",
  ),
  i18nSource: code('{}', i18n, 'i18nSource = {}'),
  builderConfig: code('{}', 'core/node/initRsbuild.js', 'config.builderConfig || {}'),
  route: code('{}', routes, 'userConfig?.route || {}'),
  'route.extensions': probe(
    routes,
    async ({ RouteService }) => (await RouteService.createSimple()).extensions,
  ),
  'route.include': code('[]', routes, 'routeOptions.include || []'),
  'route.exclude': code('[]', routes, 'routeOptions.exclude || []'),
  'route.excludeConvention': code(
    "['**/_[^_]*']",
    routes,
    "routeOptions.excludeConvention || [ '**/_[^_]*' ]",
  ),
  'route.cleanUrls': code('false', alternateLinks, 'config.route?.cleanUrls ?? false'),
  'route.cleanUrlsRedirect': code(
    'true',
    runtimeRoute,
    'virtual_site_data.route?.cleanUrlsRedirect === false',
  ),
  'route.localeRedirect': code(
    "'auto'",
    constants,
    "config.route?.localeRedirect ?? config.themeConfig?.localeRedirect ?? 'auto'",
  ),
  'route.useTransitions': site('route.useTransitions'),
  'route.prefetchLink': code(
    'true',
    runtimeRoute,
    'virtual_site_data?.route?.prefetchLink === false',
  ),
  plugins: code('[]', pluginDriver, 'config.plugins || []'),
  replaceRules: code('[]', search, 'userConfig?.replaceRules || []'),
  outDir: probe(constants, ({ OUTPUT_DIR }) => OUTPUT_DIR),
  themeDir: code(
    "path.join(process.cwd(), 'theme')",
    pluginDriver,
    "this.#config.themeDir ??= node_path.join(process.cwd(), 'theme')",
    "'theme'",
  ),
  globalUIComponents: code('[]', globalComponents, 'config?.globalUIComponents || []'),
  globalStyles: none('core/node/runtimeModule/globalStyles.js', 'config?.globalStyles,'),
  search: site('search'),
  'search.searchHooks': none(searchHooks, 'config.search?.searchHooks'),
  'search.versioned': code('true', search, 'userConfig.search?.versioned ?? true'),
  'search.codeBlocks': code('true', search, 'Boolean(searchConfig.codeBlocks) : true'),
  ssg: driver('ssg'),
  'ssg.experimentalWorker': code(
    'false',
    render,
    "if ('object' == typeof ssg && ssg?.experimentalWorker)",
  ),
  'ssg.experimentalExcludeRoutePaths': code(
    '[]',
    render,
    'Array.isArray(ssg?.experimentalExcludeRoutePaths) && ssg.experimentalExcludeRoutePaths.length > 0',
  ),
  multiVersion: none(routes, 'if (userConfig.multiVersion)'),
  'multiVersion.default': site('multiVersion.default'),
  languageParity: none(parity, 'if (!config?.languageParity ||'),
  'languageParity.enabled': code(
    'true',
    parity,
    '!config?.languageParity || false === config.languageParity.enabled',
  ),
  'languageParity.include': code(
    '[]',
    parity,
    "config.languageParity.include?.length ? config.languageParity.include : [ '' ]",
  ),
  'languageParity.exclude': code('[]', parity, 'config.languageParity.exclude ?? []'),
};
