import { bothHomes, config, locales, page, type Reproduction } from './reproduction.ts';

/** A command that needs a separate process, for example because it exits. */
export interface CommandReproduction extends Reproduction {
  command: string;
}

/** Commands that exit, that don't build, or that print a message only once in a process. */
export const commandReproductions: readonly CommandReproduction[] = [
  {
    command: 'build',
    files: { ...page, ...config("{ builderPlugins: [{ name: 'a', setup() {} }] } as object") },
    prints: ['The "builderPlugins" option has been renamed to "builderConfig.plugins"'],
  },
  {
    command: 'build',
    files: { ...page, 'docs/_meta.json': '[{ "text": "Guide", "link": "/guide/" }]' },
    prints: ['Detected that you are still using top level `_meta.json` to configure the nav'],
  },
  {
    // Builds in one process share the highlighter of the first build, with its aliases.
    command: 'build',
    files: {
      'docs/index.md': '# Home\n\n```javascript\na\n```\n',
      ...config("{ markdown: { shiki: { langAlias: { javascript: 'js' } } } }"),
    },
    prints: ['Circular alias `'],
  },
  { command: 'build --nope', files: page, prints: ['Unknown option `'] },
  { command: 'build --base', files: page, prints: ['` value is missing'] },
  { command: 'build docs extra', files: page, prints: ['Unused args: '] },
  { command: 'eject Nothing', files: page, prints: ['Component Nothing not found in theme.'] },
  {
    command: 'eject Badge',
    files: { ...page, 'theme/components/Badge/index.tsx': 'export const Badge = 1;\n' },
    passes: true,
    prints: ['Component Badge already exists in '],
  },
  {
    command: 'build',
    files: { ...page, 'docs/a.md': '# A\n\n[a](guide/a)\n' },
    prints: ['Markdown links without "./" prefix are now relative links'],
  },
  {
    command: 'build',
    files: {
      ...bothHomes,
      'docs/en/a.mdx': '# A\n\n{window.innerWidth}\n',
      ...config(`{ lang: 'en', ${locales} }`),
    },
    prints: [
      '`ssg: true` requires the source code to support SSR.',
      "The following i18n keys are missing for some languages and have fallen back to 'en':",
    ],
  },
];
