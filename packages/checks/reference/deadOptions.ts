import type { Area } from './surface/entry.ts';

/** An option, prop, or slot that is typed but has no effect. */
export interface DeadOption {
  area: Area;
  name: string;
  /** The published folder to search, `core` or `shared` for the whole package. */
  within: string;
  /** A pattern of code that reads the option; no published file may match. */
  absent: RegExp;
  /** The same pattern for an option that works, which must match to prove that the search works. */
  control: RegExp;
}

const themeConfig = (key: string): Pick<DeadOption, 'within' | 'absent' | 'control'> => ({
  within: 'core',
  absent: new RegExp(`themeConfig\\??\\.${key}\\b|\\b${key}\\b[^{}]*\\}+ = [\\w.?]*themeConfig\\b`),
  control: /themeConfig\??\.enableAppearanceAnimation\b/,
});

/** The dead options of the installed version, which pages must describe as such. */
export const deadOptions: DeadOption[] = [
  { area: 'config', name: 'themeConfig.search', ...themeConfig('search') },
  { area: 'config', name: 'themeConfig.hideNavbar', ...themeConfig('hideNavbar') },
  {
    area: 'config',
    name: 'themeConfig.enableContentAnimation',
    ...themeConfig('enableContentAnimation'),
  },
  {
    area: 'config',
    name: 'search.mode',
    within: 'core',
    absent: /search(?:Config|Options)?\??\.mode\b|'local' ===|=== 'local'/,
    control: /search\??\.versioned\b/,
  },
  {
    area: 'config',
    name: 'mediumZoom.options.background',
    within: 'static',
    absent: /background:[^}]*\.\.\.options|background: options/,
    control: /\.\.\.options, background: 'var\(--rp-c-bg\)'/,
  },
  {
    area: 'frontmatter',
    name: 'lineNumbers',
    within: 'core',
    absent: /frontmatter\??\.lineNumbers\b|\blineNumbers\b[^{}]*\}+ = [\w.?()]*[fF]rontmatter\b/,
    control: /frontmatter\??\.titleSuffix\b/,
  },
  {
    area: 'layout-slots',
    name: 'beforeHeroActions',
    within: 'core/theme/layout/Layout',
    absent: /beforeHeroActions/,
    control: /beforeFeatures/,
  },
  {
    area: 'layout-slots',
    name: 'afterHeroActions',
    within: 'core/theme/layout/Layout',
    absent: /afterHeroActions/,
    control: /afterFeatures/,
  },
  {
    area: 'layout-slots',
    name: 'navTitle',
    within: 'core/theme/layout/DocLayout',
    absent: /navTitle/,
    control: /beforeSidebar/,
  },
  {
    area: 'props',
    name: 'Button.dangerouslySetInnerHTML',
    within: 'core/theme/components/Button',
    absent: /dangerouslySetInnerHTML:|\{ dangerouslySetInnerHTML \}/,
    control: /\.\.\.dangerouslySetInnerHTML/,
  },
  {
    area: 'props',
    name: 'CodeBlockRuntime.children',
    within: 'core/theme/components/CodeBlockRuntime',
    absent: /\bchildren: children\b|props\.children/,
    control: /children: _\b/,
  },
  {
    area: 'props',
    name: 'PageTabs.values',
    within: 'core/theme/components/PageTabs',
    absent: /\bvalues\b/,
    control: /tabPosition = 'left'/,
  },
  {
    area: 'props',
    name: 'LlmsCopyButton.text',
    within: 'core/theme/components/Llms',
    absent: /\btext\b[^{}]*\}+ = props|props\.text\b|function LlmsCopyButton\(\{[^}]*\btext\b/,
    control: /\{ onClick, \.\.\.otherProps \} = props/,
  },
  {
    area: 'props',
    name: 'LlmsCopyButton.textByLang',
    within: 'core/theme/components/Llms',
    absent: /textByLang/,
    control: /otherProps/,
  },
  {
    area: 'props',
    name: 'LlmsViewOptions.text',
    within: 'core/theme/components/Llms',
    absent: /function LlmsViewOptions\(\{[^}]*\btext\b|props\.text\b/,
    control: /function LlmsViewOptions\(\{ options: propsOptions \}\)/,
  },
  {
    area: 'props',
    name: 'LlmsViewOptions.textByLang',
    within: 'core/theme/components/Llms',
    absent: /textByLang/,
    control: /function LlmsViewOptions/,
  },
];
