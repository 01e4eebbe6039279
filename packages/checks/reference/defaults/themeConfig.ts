import { code, type DefaultRecord, none, prose } from '../evidence/records.ts';

const pluginDriver = 'core/node/PluginDriver.js';
const shared = 'shared/index.js';
const autoNav = 'core/node/auto-nav-sidebar/index.js';
const editLink = 'core/theme/components/EditLink/useEditLink.js';
const footer = 'core/theme/components/HomeFooter/index.js';
const appearance = 'core/theme/components/SwitchAppearance/index.js';
const outline = 'core/theme/components/Outline/index.js';
const llms = 'core/node/llms.js';
const theme = 'core/node/runtimeModule/siteData/normalizeThemeConfig.js';

const activeMatch = prose(shared, 'item.activeMatch || normalizeHref(item.link, true)');
const position = code(
  "'right'",
  'core/theme/components/Nav/NavMenu.js',
  "(item.position ?? 'right') === position",
);

/** What the framework does if a key of `themeConfig` is omitted. */
export const themeConfigDefaults: Record<string, DefaultRecord> = {
  themeConfig: code('{}', pluginDriver, 'config?.themeConfig || {}'),
  'themeConfig.darkMode': code(
    'true',
    shared,
    "if (true === darkMode || void 0 === darkMode) return 'auto'",
    "'auto'",
  ),
  'themeConfig.nav': prose(autoNav, 'config.themeConfig.nav = autoNavSide.nav'),
  'themeConfig.sidebar': prose(autoNav, 'config.themeConfig.sidebar = autoNavSide.sidebar'),
  'themeConfig.editLink': none(editLink, 'if (!editLink?.docRepoBaseUrl || !text) return null'),
  'themeConfig.lastUpdated': code('false', pluginDriver, 'if (lastUpdatedConfig)'),
  'themeConfig.lastUpdated.author': code(
    'false',
    'core/node/last-updated/index.js',
    'pluginLastUpdated(authorOption = false)',
  ),
  'themeConfig.socialLinks': code(
    '[]',
    'core/theme/components/SocialLinks/index.js',
    'site.themeConfig.socialLinks || socialLinksFromProps || []',
  ),
  'themeConfig.footer': none(footer, 'const { message } = site.themeConfig.footer || {}'),
  'themeConfig.footer.message': none(footer, 'if (!message) return null'),
  'themeConfig.locales': prose(autoNav, 'config.themeConfig.locales || config.locales || []'),
  'themeConfig.locales.title': none(theme, '...localeInThemeConfig,'),
  'themeConfig.locales.description': none(theme, '...localeInThemeConfig,'),
  'themeConfig.locales.nav': prose(theme, 'localeInThemeConfig?.nav ?? themeConfig.nav'),
  'themeConfig.locales.sidebar': prose(
    theme,
    'localeInThemeConfig?.sidebar ?? themeConfig.sidebar',
  ),
  'themeConfig.enableAppearanceAnimation': code('false', appearance, 'if (supported && enabled)'),
  'themeConfig.enableScrollToTop': code('true', outline, 'enableScrollToTop = true'),
  'themeConfig.localeRedirect': code(
    "'auto'",
    'core/node/constants.js',
    "config.themeConfig?.localeRedirect ?? 'auto'",
  ),
  'themeConfig.fallbackHeadingTitle': code(
    'true',
    'core/theme/components/DocContent/index.js',
    'false !== site.themeConfig.fallbackHeadingTitle',
  ),
  'themeConfig.llmsUI': prose(llms, 'config.themeConfig?.llmsUI ?? config.llms'),
  'themeConfig.llmsUI.injectLlmsHint': code('true', llms, 'false !== llmsUI.injectLlmsHint'),
  'themeConfig.llmsUI.viewOptions': code(
    "['markdownLink', 'chatgpt', 'claude']",
    'core/theme/components/Llms/LlmsViewOptions.js',
    "DEFAULT_OPTIONS = [ 'markdownLink', 'chatgpt', 'claude' ]",
  ),
  'themeConfig.llmsUI.placement': code("'title'", outline, "llmsUI?.placement ?? 'title'"),
  'NavItemWithLink.activeMatch': activeMatch,
  'NavItemWithLink.position': position,
  'NavItemWithChildren.position': position,
  'NavItemWithLinkAndChildren.activeMatch': activeMatch,
  'NavItemWithLinkAndChildren.position': position,
  'SidebarGroup.collapsed': code('false', theme, 'collapsed: item.collapsed ?? false'),
  'SidebarGroup.collapsible': code('true', theme, 'collapsible: item.collapsible ?? true'),
};
