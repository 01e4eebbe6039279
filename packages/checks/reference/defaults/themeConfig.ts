import { code, type DefaultRecord, none, prose } from '../evidence/records.ts';

const theme = 'core/node/runtimeModule/siteData/normalizeThemeConfig.js';

/** What the framework does if a key of `themeConfig` is omitted. */
export const themeConfigDefaults: Record<string, DefaultRecord> = {
  themeConfig: code('{}', 'core/node/PluginDriver.js', 'config?.themeConfig || {}'),
  'themeConfig.darkMode': code(
    'true',
    'shared/index.js',
    "if (true === darkMode || void 0 === darkMode) return 'auto'",
    "'auto'",
  ),
  'themeConfig.nav': prose(
    'core/node/auto-nav-sidebar/index.js',
    'config.themeConfig.nav = autoNavSide.nav',
  ),
  'themeConfig.sidebar': prose(
    'core/node/auto-nav-sidebar/index.js',
    'config.themeConfig.sidebar = autoNavSide.sidebar',
  ),
  'themeConfig.editLink': none(
    'core/theme/components/EditLink/useEditLink.js',
    'if (!editLink?.docRepoBaseUrl || !text) return null',
  ),
  'themeConfig.lastUpdated': code('false', 'core/node/PluginDriver.js', 'if (lastUpdatedConfig)'),
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
  'themeConfig.footer': none(
    'core/theme/components/HomeFooter/index.js',
    'const { message } = site.themeConfig.footer || {}',
  ),
  'themeConfig.footer.message': none(
    'core/theme/components/HomeFooter/index.js',
    'if (!message) return null',
  ),
  'themeConfig.locales': prose(
    'core/node/auto-nav-sidebar/index.js',
    'config.themeConfig.locales || config.locales || []',
  ),
  'themeConfig.locales.title': none(theme, '...localeInThemeConfig,'),
  'themeConfig.locales.description': none(theme, '...localeInThemeConfig,'),
  'themeConfig.locales.nav': prose(theme, 'localeInThemeConfig?.nav ?? themeConfig.nav'),
  'themeConfig.locales.sidebar': prose(
    theme,
    'localeInThemeConfig?.sidebar ?? themeConfig.sidebar',
  ),
  'themeConfig.enableAppearanceAnimation': code(
    'false',
    'core/theme/components/SwitchAppearance/index.js',
    'if (supported && enabled)',
  ),
  'themeConfig.enableScrollToTop': code(
    'true',
    'core/theme/components/Outline/index.js',
    'enableScrollToTop = true',
  ),
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
  'themeConfig.llmsUI': prose('core/node/llms.js', 'config.themeConfig?.llmsUI ?? config.llms'),
  'themeConfig.llmsUI.injectLlmsHint': code(
    'true',
    'core/node/llms.js',
    'false !== llmsUI.injectLlmsHint',
  ),
  'themeConfig.llmsUI.viewOptions': code(
    "['markdownLink', 'chatgpt', 'claude']",
    'core/theme/components/Llms/LlmsViewOptions.js',
    "DEFAULT_OPTIONS = [ 'markdownLink', 'chatgpt', 'claude' ]",
  ),
  'themeConfig.llmsUI.placement': code(
    "'title'",
    'core/theme/components/Outline/index.js',
    "llmsUI?.placement ?? 'title'",
  ),
  'NavItemWithLink.activeMatch': prose(
    'shared/index.js',
    'item.activeMatch || normalizeHref(item.link, true)',
  ),
  'NavItemWithLink.position': code(
    "'right'",
    'core/theme/components/Nav/NavMenu.js',
    "(item.position ?? 'right') === position",
  ),
  'NavItemWithChildren.position': code(
    "'right'",
    'core/theme/components/Nav/NavMenu.js',
    "(item.position ?? 'right') === position",
  ),
  'NavItemWithLinkAndChildren.activeMatch': prose(
    'shared/index.js',
    'item.activeMatch || normalizeHref(item.link, true)',
  ),
  'NavItemWithLinkAndChildren.position': code(
    "'right'",
    'core/theme/components/Nav/NavMenu.js',
    "(item.position ?? 'right') === position",
  ),
  'SidebarGroup.collapsed': code('false', theme, 'collapsed: item.collapsed ?? false'),
  'SidebarGroup.collapsible': code('true', theme, 'collapsible: item.collapsible ?? true'),
};
