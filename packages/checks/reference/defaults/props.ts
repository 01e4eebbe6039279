import { code, type DefaultRecord, prose } from '../evidence/records.ts';

const content = 'core/runtime/Content.js';
const overview = 'core/theme/components/Overview/index.js';
const feature = 'core/theme/components/HomeFeature/index.js';
const codeBlock = 'core/theme/components/CodeBlock/index.js';

/** Props whose default isn't in the destructuring of the component. */
export const propDefaults: Record<string, DefaultRecord> = {
  'BrowserOnly.fallback': code('null', 'core/runtime/BrowserOnly.js', 'fallback = null'),
  'Content.fallback': prose(content, 'fallback = /*#__PURE__*/ jsx(Fragment, {})'),
  'CodeBlockRuntime.wrapCode': code('false', codeBlock, 'wrapCode: wrapCodeProp = false'),
  'CodeBlockRuntime.lineNumbers': code('false', codeBlock, 'lineNumbers: lineNumbersProp = false'),
  'CodeBlockRuntime.fold': code('false', codeBlock, 'fold = false'),
  'LlmsViewOptions.options': code(
    "['markdownLink', 'chatgpt', 'claude']",
    'core/theme/components/Llms/LlmsViewOptions.js',
    'configuredOptions ?? DEFAULT_OPTIONS',
  ),
  'Tabs.defaultIndex': code('0', 'core/theme/components/Tabs/index.js', 'defaultIndex ?? 0'),
  'Overview.overviewHeaders': code('[2]', overview, 'sidebarGroup?.overviewHeaders ?? [ 2 ]'),
  'HomeFeature.features': prose(feature, 'featuresProp ?? frontmatter?.features'),
  'SocialLinks.socialLinks': code(
    '[]',
    'core/theme/components/SocialLinks/index.js',
    'site.themeConfig.socialLinks || socialLinksFromProps || []',
  ),
};
