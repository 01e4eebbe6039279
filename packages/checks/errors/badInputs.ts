import { bothHomes, config, locales, meta, page, type Reproduction } from './reproduction.ts';

/** A configuration with wrong types. */
const wrong = (options: string, more: Record<string, string> = {}): Record<string, string> => ({
  ...page,
  ...more,
  ...config(`${options} as object`),
});

const withPage = (source: string) => ({ ...page, 'docs/a.mdx': source });
const withCode = { 'docs/a.md': '# A\n\n```js\na\n```\n' };

/** Wrong types and shapes, for which Node.js, React, or a library prints the error instead of the framework. */
export const badInputs: readonly Reproduction[] = [
  // Configuration
  {
    files: wrong("{ themeConfig: { nav: { text: 'A' } } }"),
    prints: ['value.map is not a function'],
  },
  {
    files: wrong("{ themeConfig: { sidebar: { '/': 'a' } } }"),
    prints: ['value.map is not a function'],
  },
  { files: wrong('{ themeConfig: { socialLinks: {} } }'), prints: ['socialLinks is not iterable'] },
  { files: wrong('{ head: { meta: 1 } }'), prints: ['head.map is not a function'] },
  { files: wrong("{ head: [['meta']] }"), prints: ['Cannot convert undefined or null to object'] },
  { files: wrong('{ route: { exclude: 5 } }'), prints: ['this[#exclude] is not iterable'] },
  {
    files: wrong("{ route: { extensions: '.md' } }"),
    prints: ['this[#extensions].map is not a function'],
  },
  { files: wrong('{ title: 5 }'), prints: ['suffix.trim is not a function'] },
  {
    files: wrong("{ title: 'A', llms: { llmsTxt: 'a' } }"),
    prints: ['renderLlmsTxt is not a function'],
  },
  {
    files: wrong("{ markdown: { remarkPlugins: ['remark-x'] } }"),
    prints: ['Expected usable value, not `remark-x`'],
  },
  {
    files: wrong("{ markdown: { shiki: { theme: 'nope' } } }", withCode),
    prints: ['Theme `nope` is not included in this bundle'],
  },
  {
    files: { ...bothHomes, ...config(`{ lang: 'fr', ${locales} }`) },
    prints: ["Cannot read properties of undefined (reading 'default')"],
  },
  {
    files: { ...page, 'rspress.config.mjs': '' },
    prints: ['Cannot convert object to primitive value'],
  },
  {
    files: { ...page, 'rspress.config.ts': 'export default {\n' },
    prints: ['ParseError: Unexpected token'],
  },
  // Navigation files
  { files: meta('{ "a": "A" }'), prints: ['dirMetaJson.find is not a function'] },
  { files: { ...page, 'docs/_meta.json': '{}' }, prints: ['metaJson.some is not a function'] },
  {
    files: meta('[null]'),
    prints: ["Cannot destructure property 'type' of 'metaItem' as it is null."],
  },
  { files: { ...page, 'docs/_nav.json': '{}' }, prints: ['navConfig.forEach is not a function'] },
  {
    files: { ...page, 'docs/_nav.json': '[null]' },
    prints: ["Cannot use 'in' operator to search for 'items' in null"],
  },
  // Plugins
  {
    files: wrong('{ plugins: [undefined] }'),
    prints: ["Cannot read properties of undefined (reading 'name')"],
  },
  { files: wrong('{ plugins: [{}, {}] }'), prints: ['The plugin "undefined" has been registered'] },
  {
    files: wrong("{ plugins: [{ name: 'a', config() {} }] }"),
    prints: ["Cannot read properties of undefined (reading 'themeConfig')"],
  },
  {
    files: wrong("{ plugins: [{ name: 'a', addPages: () => undefined }] }"),
    prints: ["Cannot destructure property 'routePath' of 'route' as it is undefined."],
  },
  // Pages
  {
    files: { 'docs/index.md': '---\npageType: home\nhero:\n  actions: go\n---\n' },
    prints: ['hero.actions?.map is not a function'],
  },
  {
    files: { 'docs/index.md': '---\npageType: home\nfeatures: 3\n---\n' },
    prints: ['features?.map is not a function'],
  },
  { files: withPage('---\nhead: a\n---\n\n# A\n'), prints: ['head?.map is not a function'] },
  { files: withPage('---\ntag: 2\n---\n\n# A\n'), prints: ['tag.trim is not a function'] },
  { files: withPage('# A\n\n{foo}\n'), prints: ['is not defined'] },
  { files: withPage('# A\n\n<Foo />\n'), prints: ['Expected component `Foo` to be defined'] },
  { files: withPage('# A\n\n{a b}\n'), prints: ['Could not parse expression with acorn'] },
  { files: withPage('# A\n\n{{ a: 1 }}\n'), prints: ['Objects are not valid as a React child'] },
  {
    files: withPage('# A\n\n<p style="color: red">a</p>\n'),
    prints: ['The `style` prop expects a mapping from style properties to values, not a string.'],
  },
  {
    files: { ...page, 'docs/a.tsx': 'export const a = 1;\n' },
    prints: ["Cannot read properties of undefined (reading '__RSPRESS_PAGE_META')"],
  },
];
