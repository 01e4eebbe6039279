import { code, type DefaultRecord, driver, none, probe, prose, site } from '../evidence/records.ts';

const search = 'core/node/runtimeModule/pageData/createPageData.js';
const routes = 'core/node/route/RouteService.js';

/** What the framework does if a key of the site is omitted. */
export const siteDefaults: Record<string, DefaultRecord> = {
  root: driver('root'),
  logo: site('logo'),
  logoText: site('logoText'),
  logoHref: prose(
    'core/theme/components/NavTitle/index.js',
    'logoHref || addLeadingSlash(langRoutePrefix)',
  ),
  base: driver('base'),
  siteOrigin: site('siteOrigin'),
  icon: site('icon'),
  lang: driver('lang'),
  title: site('title'),
  description: site('description'),
  head: none('core/node/ssg/renderPages.js', 'head: config.head,'),
  locales: site('locales'),
  'locales.title': prose(
    'core/theme/layout/Layout/index.js',
    "site.title || localesData.title || ''",
  ),
  'locales.description': prose(
    'core/theme/layout/Layout/index.js',
    'site.description || localesData.description',
  ),
  i18nSourcePath: code(
    "path.join(process.cwd(), 'i18n.json')",
    'core/node/runtimeModule/i18n.js',
    "DEFAULT_I18N_SOURCE_PATH = join(process.cwd(), 'i18n.json')",
    "'i18n.json'",
  ),
  i18nSource: code('{}', 'core/node/runtimeModule/i18n.js', 'i18nSource = {}'),
  builderConfig: code('{}', 'core/node/initRsbuild.js', 'config.builderConfig || {}'),
  route: code('{}', routes, 'userConfig?.route || {}'),
  'route.extensions': probe(
    'core/node/route/RouteService.js',
    async ({ RouteService }) => (await RouteService.createSimple()).extensions,
  ),
  'route.include': code('[]', routes, 'routeOptions.include || []'),
  'route.exclude': code('[]', routes, 'routeOptions.exclude || []'),
  'route.excludeConvention': code(
    "['**/_[^_]*']",
    routes,
    "routeOptions.excludeConvention || [ '**/_[^_]*' ]",
  ),
  'route.cleanUrls': code(
    'false',
    'core/node/ssg/alternateLinks.js',
    'config.route?.cleanUrls ?? false',
  ),
  'route.cleanUrlsRedirect': code(
    'true',
    'core/runtime/route.js',
    'virtual_site_data.route?.cleanUrlsRedirect === false',
  ),
  'route.localeRedirect': code(
    "'auto'",
    'core/node/constants.js',
    "config.route?.localeRedirect ?? config.themeConfig?.localeRedirect ?? 'auto'",
  ),
  'route.useTransitions': site('route.useTransitions'),
  'route.prefetchLink': code(
    'true',
    'core/runtime/route.js',
    'virtual_site_data?.route?.prefetchLink === false',
  ),
  plugins: code('[]', 'core/node/PluginDriver.js', 'config.plugins || []'),
  replaceRules: code('[]', search, 'userConfig?.replaceRules || []'),
  outDir: probe('core/node/constants.js', ({ OUTPUT_DIR }) => OUTPUT_DIR),
  themeDir: code(
    "path.join(process.cwd(), 'theme')",
    'core/node/PluginDriver.js',
    "this.#config.themeDir ??= node_path.join(process.cwd(), 'theme')",
    "'theme'",
  ),
  globalUIComponents: code(
    '[]',
    'core/node/runtimeModule/globalUIComponents.js',
    'config?.globalUIComponents || []',
  ),
  globalStyles: none('core/node/runtimeModule/globalStyles.js', 'config?.globalStyles,'),
  search: site('search'),
  'search.searchHooks': none(
    'core/node/runtimeModule/searchHooks.js',
    'config.search?.searchHooks',
  ),
  'search.versioned': code('true', search, 'userConfig.search?.versioned ?? true'),
  'search.codeBlocks': code('true', search, 'Boolean(searchConfig.codeBlocks) : true'),
  ssg: driver('ssg'),
  'ssg.experimentalWorker': code(
    'false',
    'core/node/ssg/renderPages.js',
    "if ('object' == typeof ssg && ssg?.experimentalWorker)",
  ),
  'ssg.experimentalExcludeRoutePaths': code(
    '[]',
    'core/node/ssg/renderPages.js',
    'Array.isArray(ssg?.experimentalExcludeRoutePaths) && ssg.experimentalExcludeRoutePaths.length > 0',
  ),
  multiVersion: none(routes, 'if (userConfig.multiVersion)'),
  'multiVersion.default': site('multiVersion.default'),
  languageParity: none('core/node/utils/checkLanguageParity.js', 'if (!config?.languageParity ||'),
  'languageParity.enabled': code(
    'true',
    'core/node/utils/checkLanguageParity.js',
    '!config?.languageParity || false === config.languageParity.enabled',
  ),
  'languageParity.include': code(
    '[]',
    'core/node/utils/checkLanguageParity.js',
    "config.languageParity.include?.length ? config.languageParity.include : [ '' ]",
  ),
  'languageParity.exclude': code(
    '[]',
    'core/node/utils/checkLanguageParity.js',
    'config.languageParity.exclude ?? []',
  ),
};
