import type { Area } from './surface/entry.ts';

/** Something that is typed but that no shipped code acts on. */
export interface InertRecord {
  area: Area;
  name: string;
  /** The shipped folder that is searched, `core` or `shared` for the whole package. */
  within: string;
  /** What a consumer would look like; no shipped file may match. */
  absent: RegExp;
  /** The same for a sibling that works; some file must match, or the search proves nothing. */
  control: RegExp;
}

const themeConfig = (key: string): Pick<InertRecord, 'within' | 'absent' | 'control'> => ({
  within: 'core',
  absent: new RegExp(`themeConfig\\??\\.${key}\\b|\\b${key}\\b[^{}]*\\}+ = [\\w.?]*themeConfig\\b`),
  control: /themeConfig\??\.enableAppearanceAnimation\b/,
});

/** Typed but without effect in the installed version; their pages say so. */
export const inert: InertRecord[] = [
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
