import { bothHomes, config, locales, meta, page, type Reproduction } from './reproduction.ts';

/** Builds that print each message of the framework. The messages about pages share one build. */
export const reproductions: readonly Reproduction[] = [
  // Configuration
  {
    files: {
      ...page,
      'rspress.config.ts':
        "import { defineConfig } from 'rspress/config';\nexport default defineConfig({});\n",
    },
    prints: ["Cannot find module 'rspress/config'"],
  },
  {
    files: { ...page, 'rspress.config.mjs': 'export default Promise.resolve({});\n' },
    prints: ['The config must be an object or a function that returns an object'],
  },
  {
    files: { ...page, ...config("{ icon: '/missing.svg' }") },
    prints: ['Failed to read the favicon file at'],
  },
  {
    files: {
      ...page,
      ...config(
        "{ themeConfig: { socialLinks: [{ icon: 'myspace', mode: 'link', content: '/' }] } } as object",
      ),
    },
    prints: ['Icon "myspace" not found in preset icons.'],
  },
  {
    files: { ...page, ...config("{ head: [['meta', { name: ['a'] }]] } as object") },
    prints: ['Invalid value for attribute name:["a"]'],
  },
  {
    files: { ...page, ...config("{ multiVersion: { versions: ['v1', 'v2'] } }") },
    prints: ['nav[navKey] is not iterable'],
  },
  // Plugins
  {
    files: {
      ...page,
      ...config('{ plugins: [plugin, plugin] }', "const plugin = { name: 'twice' };"),
    },
    prints: ['The plugin "twice" has been registered'],
  },
  {
    files: {
      ...page,
      ...config(
        '{ plugins: [plugin] }',
        "const plugin = { name: 'a', addPages: () => [{ routePath: '/', content: '# B' }] };",
      ),
    },
    prints: ['routePath / has already been added'],
  },
  {
    files: {
      ...page,
      ...config(
        '{ plugins: [plugin], ssg: { experimentalWorker: true } }',
        "const plugin = { name: 'a', addPages: () => [{ routePath: '/../../out', content: '# B' }] };",
      ),
    },
    prints: ['" resolves outside of the output directory.'],
  },
  // Navigation files
  { files: meta('["a",]'), prints: ['[auto-nav-sidebar] Failed to parse JSON file "'] },
  { files: meta('["b"]'), prints: ['Missing page file:'] },
  { files: meta('[{ "type": "page", "name": "a" }]'), prints: ['Unknown meta item type: page'] },
  {
    files: meta('[{ "type": "file", "label": "A" }]'),
    prints: ['The file name "undefined" is not a string, please check it in'],
  },
  {
    files: meta('[{ "type": "custom-link", "label": "A" }]'),
    prints: ['The custom link "A" does not have a link, please check it in'],
  },
  {
    files: meta('["a", { "type": "dir", "name": "sub" }]'),
    prints: ['Failed to read directory: ', ', maybe it does not exist. Please check it in'],
  },
  // Languages
  {
    files: {
      ...bothHomes,
      ...config(`{ lang: 'en', ${locales}, i18nSource: { hello: { de: 'Hallo' } } } as object`),
    },
    prints: [
      'i18n key hello has no text for lang en, and no fallback en text either.',
      'i18n text missing for hello',
    ],
  },
  {
    files: {
      ...bothHomes,
      ...config(`{ lang: 'en', ${locales}, i18nSource: () => { throw new Error('Mine'); } }`),
    },
    prints: ['getI18nData Failed to execute `i18nSource` function in `rspress.config.ts`:'],
  },
  {
    files: {
      ...bothHomes,
      'docs/en/a.md': '# A\n',
      ...config(`{ lang: 'en', ${locales}, languageParity: { enabled: true } }`),
    },
    prints: [
      'Error during language parity check:',
      'Check language parity failed! Missing content:',
    ],
  },
  {
    files: {
      ...bothHomes,
      ...config(`{ lang: 'en', ${locales}, languageParity: { include: ['blog'] } }`),
    },
    prints: ['Failed to access directory: '],
  },
  {
    files: { ...page, ...config('{ languageParity: { enabled: true } }') },
    passes: true,
    prints: ['No supported languages found in the configuration.'],
  },
  // Pages: all messages of the compiler in one site
  {
    files: {
      ...page,
      'docs/links.md': '# Links\n\n[a](/nowhere)\n',
      'docs/anchors.md': '# Anchors\n\n[a](/#nowhere)\n',
      'docs/images.md': '# Images\n\n![a](/nowhere.png)\n',
      'docs/relative.mdx': '# Images\n\n![a](picture.png)\n',
      'docs/picture.png': '',
      'docs/inline.md': '# Inline\n\n![a](data:image/png;base64,AAAA)\n',
      'docs/language.md': '# Language\n\n```nolang\na\n```\n',
      'docs/body.md': '# Body\n\n```ts file="./a.ts"\nbody\n```\n',
      'docs/absent.md': '# Absent\n\n```ts file="./a.ts"\n```\n',
      'docs/syntax.md': '# Syntax\n\n```ts file="a.ts"\n```\n',
      'docs/tag.mdx': '# Tag\n\n<b>\n',
      'docs/comment.mdx': '# Comment\n\n<!-- a -->\n',
      'docs/brace.mdx': '# Brace\n\n{\n',
      'docs/import.mdx': 'import { Tag } from \'@rspress/core/theme\';\n# <Tag tag="new" />\n',
      'docs/module.mdx': "import { a } from './nowhere';\n\n# {a}\n",
      'docs/name.mdx': "import { Card } from '@rspress/core/theme';\n\n# Name\n\n<Card />\n",
      'docs/style.mdx': "import './a.scss';\n\n# Style\n",
      'docs/a.scss': 'a { b { color: red } }\n',
      'docs/yaml.md': '---\ntitle: [\n---\n\n# Frontmatter\n',
      ...config('{ markdown: { link: { checkAnchors: true } } }'),
    },
    prints: [
      'Dead links found in ',
      'Dead link found',
      'Dead anchors found in ',
      'Dead anchor found',
      'MDX compile error: ',
      'Dead images found in ',
      'Dead image found',
      "Can't resolve 'picture.png'",
      'File: data:image/',
      'Language `nolang` is not included in this bundle',
      'The content of file code block should be empty.',
      'introduces another file in "',
      ', but the file does not exist.',
      'syntax error of file code block',
      'Expected a closing tag for `<b>`',
      'to create a comment in MDX',
      'Unexpected end of file in expression, expected a corresponding closing brace for `{`',
      'Could not parse import/exports with acorn',
      "Can't resolve './nowhere'",
      'To enable support for Sass, use "@rsbuild/plugin-sass"',
      "export 'Card' (imported as 'Card') was not found in '@rspress/core/theme'",
    ],
  },
  // Theme
  {
    files: {
      ...page,
      'theme/index.tsx':
        "import Theme from '@rspress/core/theme-original';\n\nexport default { ...Theme };\n",
    },
    prints: [
      'Breaking Change: The "theme/index.tsx" is now using named export',
      "export 'default' (imported as 'Theme') was not found in '@rspress/core/theme-original'",
    ],
  },
  // Rendering
  {
    files: { 'docs/index.mdx': '# Home\n\n{window.innerWidth}\n' },
    prints: ['Page "/" SSG rendering failed.', 'window is not defined', 'Pages render error: '],
  },
  {
    files: {
      ...page,
      'docs/b.mdx':
        "import { useI18n } from '@rspress/core/runtime';\n\n# B\n\nexport const T = () => <b>{useI18n()('nokey')}</b>;\n\n<T />\n",
    },
    prints: ['i18n key "nokey" not found for language "en"'],
  },
  {
    files: {
      ...page,
      'theme/index.tsx': "window.name;\n\nexport * from '@rspress/core/theme-original';\n",
    },
    prints: ['Failed to load SSG bundle: '],
  },
  {
    files: {
      'docs/index.mdx': 'import { A } from "../components/A";\n\n# Home\n\n<A />\n',
      'components/A.tsx':
        'if (import.meta.env.SSG_MD) throw new Error("no Markdown");\nexport const A = () => <p />;\n',
      ...config('{ llms: true }'),
    },
    prints: ['SSG-MD rendering failed.'],
  },
  {
    files: { ...page, 'docs/guide/a.md': '---\ntitle: 2026\n---\n\nA year.\n' },
    prints: ['text.replace is not a function'],
  },
  {
    files: { ...page, ...config('{ llms: true }') },
    passes: true,
    prints: ['No `title` is configured in your Rspress setup.'],
  },
];
