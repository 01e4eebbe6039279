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

/** An option of `themeConfig`, which code would read from any variable of that name. */
function themeOption(name: string): DeadOption {
  const key = name.replace('themeConfig.', '');
  return {
    area: 'config',
    name,
    within: 'core',
    absent: new RegExp(
      `themeConfig\\??\\.${key}\\b|\\b${key}\\b[^{}]*\\}+ = [\\w.?]*themeConfig\\b`,
    ),
    control: /themeConfig\??\.enableAppearanceAnimation\b/,
  };
}

/** A slot, which its layout would name like the slot of the control. */
const slot = (name: string, layout: string, control: RegExp): DeadOption => ({
  area: 'layout-slots',
  name,
  within: `core/theme/layout/${layout}`,
  absent: new RegExp(name),
  control,
});

/** A prop, which the files of its component would read. */
const prop = (
  name: string,
  absent: RegExp,
  control: RegExp,
  folder = name.split('.')[0],
): DeadOption => ({
  area: 'props',
  name,
  within: `core/theme/components/${folder}`,
  absent,
  control,
});

/** The dead options of the installed version, which pages must describe as such. */
export const deadOptions: DeadOption[] = [
  themeOption('themeConfig.search'),
  themeOption('themeConfig.hideNavbar'),
  themeOption('themeConfig.enableContentAnimation'),
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
  slot('beforeHeroActions', 'Layout', /beforeFeatures/),
  slot('afterHeroActions', 'Layout', /afterFeatures/),
  slot('navTitle', 'DocLayout', /beforeSidebar/),
  prop(
    'Button.dangerouslySetInnerHTML',
    /dangerouslySetInnerHTML:|\{ dangerouslySetInnerHTML \}/,
    /\.\.\.dangerouslySetInnerHTML/,
  ),
  prop('CodeBlockRuntime.children', /\bchildren: children\b|props\.children/, /children: _\b/),
  prop('PageTabs.values', /\bvalues\b/, /tabPosition = 'left'/),
  prop(
    'LlmsCopyButton.text',
    /\btext\b[^{}]*\}+ = props|props\.text\b|function LlmsCopyButton\(\{[^}]*\btext\b/,
    /\{ onClick, \.\.\.otherProps \} = props/,
    'Llms',
  ),
  prop('LlmsCopyButton.textByLang', /textByLang/, /otherProps/, 'Llms'),
  prop(
    'LlmsViewOptions.text',
    /function LlmsViewOptions\(\{[^}]*\btext\b|props\.text\b/,
    /function LlmsViewOptions\(\{ options: propsOptions \}\)/,
    'Llms',
  ),
  prop('LlmsViewOptions.textByLang', /textByLang/, /function LlmsViewOptions/, 'Llms'),
];
