import { quick } from '../lib/tinySite.ts';

/** Headings that a page of either extension may have, as written in the file. */
const headings = [
  '## Run `npm install`',
  '## Press <kbd>Enter</kbd>',
  '## Party 🎉',
  '## Same',
  '## Same',
  'Underlined\n---',
  '## 2.0',
  '## ?!',
  '## 🎉',
  '## Custom {#my-id}',
  '## A [link](./plain.mdx) and *stress*',
  '## Salt & pepper',
  '## snake_case',
  '## 中文标题',
];

/** The headings of the page with each extension. */
export const headingPages: Readonly<Record<string, readonly string[]>> = {
  md: [...headings, '## Curly {braces}'],
  mdx: [
    ...headings,
    '## Version {1 + 1} now',
    '## Run `npm` {1 + 1}',
    '## With <Cup /> inside',
    '## Press <kbd>Enter</kbd> now',
  ],
};

/** Pages whose titles are written in all the ways there are. */
export const titlePages: Readonly<Record<string, string>> = {
  'plain.mdx': '# Plain\n\nText.\n',
  'frontmatter.md': '---\ntitle: From frontmatter\n---\n\n# From the heading\n\nText.\n',
  'marks.mdx': '# Run `npm` 🎉\n\nText.\n',
  'expression.mdx': '# Version {1 + 1} now\n\nText.\n',
  'tag.mdx': '# Press <kbd>Enter</kbd> now\n\nText.\n',
  'own-id.md': '# With an id {#own}\n\nText.\n',
  'underlined.md': 'Underlined\n===\n\nText.\n',
  'fence.md': '```bash\n# A comment\nnpm install\n```\n\n# After a command\n\nText.\n',
  'fence-blank.md': '```bash\n# A comment\n\nnpm install\n```\n\n# After a blank line\n\nText.\n',
  'fence-only.md': '```bash\n# Only a comment\nnpm install\n```\n\nText.\n',
  'none.md': 'Text.\n',
  'component.tsx':
    "export const frontmatter = { title: 'A component' };\nexport default () => <h1>Written in JSX</h1>;\n",
};

/** Names of files whose paths need care. */
export const namedFiles = ['with space.md', 'a&b.md', 'c++.md', 'v2.0.md', '中文页.md'];

export const languages = ['en', 'zh'] as const;

/** Shows what the hooks return on every page. */
const hooks = `import { usePage, usePages } from '@rspress/core/runtime';

export default function Hooks() {
  const { title, toc, routePath } = usePage().page;
  return <pre id="hooks">{JSON.stringify({ page: { title, toc, routePath }, pages: usePages().pages })}</pre>;
}
`;

const config = `import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Tea',
  llms: true,
  lang: 'en',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
  globalUIComponents: [new URL('./components/Hooks.tsx', import.meta.url).pathname],
  ${quick},
});
`;

/** The same pages in both languages. */
export function siteFiles(): Record<string, string> {
  const pages: Record<string, string> = {
    'index.md': '# Home\n',
    '_nav.json': '[{ "text": "Guide", "link": "/guide/" }]',
    'guide/index.md': '---\ntitle: Guide\noverview: true\n---\n',
    'guide/links.md': `# Links\n\n${namedFiles.map((name) => `- [${name}](<./${name}>)\n`).join('')}`,
  };
  for (const [extension, lines] of Object.entries(headingPages)) {
    const start = extension === 'mdx' ? "import Cup from '../../../components/Cup';\n\n" : '';
    pages[`guide/headings-${extension}.${extension}`] =
      `${start}# Headings\n\n${lines.join('\n\nText.\n\n')}\n`;
  }
  for (const [name, source] of Object.entries(titlePages)) pages[`guide/${name}`] = source;
  for (const name of namedFiles) pages[`guide/${name}`] = `# File ${name}\n\nText.\n`;
  const docs = Object.entries(pages);
  return {
    'rspress.config.ts': config,
    'components/Cup.tsx': 'export default () => <b>tea</b>;\n',
    'components/Hooks.tsx': hooks,
    ...Object.fromEntries(
      languages.flatMap((lang) => docs.map(([path, text]) => [`docs/${lang}/${path}`, text])),
    ),
  };
}
