/** A PostCSS configuration that replaces `tint` with a color. */
export const postcss = (color: string): string =>
  `export default { plugins: [{ postcssPlugin: 'tint', Declaration(one) { if (one.value === 'tint') one.value = '${color}'; } }] };\n`;

/** One thing that changes between two builds. */
export interface Scenario {
  name: string;
  /** Files to write before the second build. */
  files?: Readonly<Record<string, string>>;
  /** Variables of the second build. */
  env?: Readonly<Record<string, string>>;
  /** Commits everything, with this date. */
  commit?: string;
  /** Whether the site has two languages. */
  locales?: true;
  /** Whether the site has Markdown output. */
  llms?: true;
  /** What a build with the cache gets wrong: outdated files, and references to missing files. */
  wrong: readonly string[];
  /** The page and section that describe the limit. */
  section?: string;
}

const cache = '/api/commands#rspress_persistent_cache';

export const scenarios: readonly Scenario[] = [
  { name: 'a page', files: { 'docs/guide/a.mdx': '# A\n\nAnother text.\n' }, wrong: [] },
  {
    name: 'a new page',
    files: { 'docs/guide/c.md': '# C\n\nNew.\n' },
    wrong: [],
  },
  {
    name: 'only a fragment',
    files: { 'docs/guide/_part.mdx': 'Part two.\n' },
    wrong: ['HASH (named by a script)'],
    section: cache,
  },
  {
    name: 'a fragment and a page',
    files: { 'docs/guide/_part.mdx': 'Part two.\n', 'docs/guide/b.md': '# B\n\nChanged.\n' },
    wrong: [],
  },
  {
    name: 'only a commit',
    commit: '2024-05-06T12:00:00Z',
    wrong: ['guide/b.html'],
    section: '/api/config/config-theme#lastupdated',
  },
  {
    name: 'the navigation',
    files: { 'docs/_nav.json': '[{ "text": "Handbook", "link": "/guide/a" }]' },
    wrong: [],
  },
  {
    name: 'a new navigation file',
    files: { 'docs/guide/_meta.json': '["b", "a"]' },
    wrong: ['guide/a.html', 'guide/b.html'],
    section: '/guide/basic/auto-nav-sidebar#start-with-two-files',
  },
  {
    name: 'a variable that the configuration reads',
    env: { SITE_TITLE: 'Second' },
    wrong: ['404.html', 'guide/a.html', 'guide/b.html', 'index.html'],
    section: cache,
  },
  {
    name: 'the configuration of PostCSS',
    files: { 'postcss.config.mjs': postcss('blue') },
    wrong: ['css'],
    section: '/guide/advanced/extend-build#build-faster',
  },
  {
    name: 'a new navigation file, with two languages',
    files: { 'docs/en/guide/_meta.json': '["b", "a"]' },
    locales: true,
    wrong: [],
  },
  {
    name: 'nothing, with Markdown output',
    llms: true,
    wrong: ['llms.txt'],
    section: '/guide/basic/ssg-md#turn-it-on',
  },
];
