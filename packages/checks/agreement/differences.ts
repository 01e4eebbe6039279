import type { Difference } from './agreement.ts';

const hooks = ['usePage', 'usePages'];
const index = ['search index'];
const fromSource = ['usePages', 'search index', 'overview page'];
const fromSidebar = ['sidebar', 'overview page'];
const markdown = ['Markdown'];

/** The differences that a section states, each with its subject, the ways that differ, and what they have. */
const statedIn = (
  section: string,
  ...rows: readonly [subject: string, ways: readonly string[], value: string][]
): Difference[] => rows.map(([subject, ways, value]) => ({ subject, ways, value, section }));

/** The same difference on the page with each extension. */
const both = (
  subject: string,
  ways: readonly string[],
  value: string,
): [string, readonly string[], string][] =>
  ['.md', '.mdx'].map((extension) => [`${subject} in ${extension}`, ways, value]);

/** All differences that the pages state. */
export const differences: readonly Difference[] = [
  ...statedIn(
    '/api/client-api/api-runtime#usepage',
    ...both('text of ## Run `npm install`', hooks, 'Run `npm install`'),
    ...both('text of ## A [link](./plain.mdx) and *stress*', hooks, 'A link and *stress*'),
  ),
  ...statedIn(
    '/plugin/system/plugin-api#pageindexinfo',
    ...both('text of ## Run `npm install`', index, 'Run `npm install`'),
    ...both('text of ## A [link](./plain.mdx) and *stress*', index, 'A link and *stress*'),
  ),
  ...statedIn(
    '/guide/basic/use-mdx#own-id',
    ['id of ## Press <kbd>Enter</kbd> in .mdx', fromSource, 'press-enter'],
    ['id of ## Press <kbd>Enter</kbd> now in .mdx', fromSource, 'press-enter-now'],
    ['id of ## Version {1 + 1} now in .mdx', fromSource, 'version-1--1-now'],
    ['id of ## Run `npm` {1 + 1} in .mdx', fromSource, 'run-npm-1--1'],
    ['text of ## Press <kbd>Enter</kbd> in .mdx', ['usePage'], 'Press'],
    ['text of ## Press <kbd>Enter</kbd> now in .mdx', ['usePage'], 'Press now'],
    ['text of ## Version {1 + 1} now in .mdx', ['usePage'], 'Version now'],
    ['text of ## Version {1 + 1} now in .mdx', fromSource, 'Version {1 + 1} now'],
    ['text of ## With <Cup /> inside in .mdx', ['usePage', ...fromSource], 'With inside'],
    ['text of ## Run `npm` {1 + 1} in .mdx', ['usePage'], 'Run `npm`'],
    ['text of ## Run `npm` {1 + 1} in .mdx', ['usePages', 'search index'], 'Run `npm` {1 + 1}'],
    ['text of ## Run `npm` {1 + 1} in .mdx', ['overview page'], 'Run npm {1 + 1}'],
  ),
  ...statedIn(
    '/guide/basic/use-mdx#structure-a-page-with-headings',
    ['title of expression.mdx', ['browser tab', 'usePage'], 'Version now'],
    ['title of expression.mdx', [...fromSource, 'sidebar', 'llms.txt'], 'Version {1 + 1} now'],
    ['title of tag.mdx', ['browser tab', 'usePage'], 'Press now'],
    ['title of underlined.md', fromSidebar, 'underlined'],
    ['title of fence-blank.md', fromSidebar, 'A comment'],
    ['title of fence-only.md', fromSidebar, 'Only a comment'],
  ),
  ...statedIn(
    '/guide/basic/ssg-md#know-the-limits',
    ...both('text of ## Custom {#my-id}', markdown, 'Custom {#my-id}'),
    ['title of own-id.md', markdown, 'With an id {#own}'],
    ['text of ## Run `npm` {1 + 1} in .mdx', markdown, 'Run npm'],
    ['text of ## Press <kbd>Enter</kbd> now in .mdx', markdown, 'Press Enter'],
    ['title of tag.mdx', markdown, 'Press Enter'],
    ['path of with space.md', ['llms.txt'], ''],
  ),
  ...statedIn(
    '/guide/basic/ssg-md#turn-it-on',
    ['title of fence-only.md', ['llms.txt'], 'Only a comment'],
    ['title of none.md', ['llms.txt'], 'none'],
  ),
  ...statedIn(
    '/api/config/config-frontmatter#title',
    ['title of none.md', fromSidebar, 'none'],
    [
      'title of frontmatter.md',
      ['browser tab', 'usePage', ...fromSource, 'sidebar', 'llms.txt'],
      'From frontmatter',
    ],
  ),
  ...statedIn(
    '/guide/basic/custom-page#set-what-markdown-sets-by-itself',
    ['title of component.tsx', ['browser tab'], 'A component'],
    ['title of component.tsx', ['usePage', 'usePages', 'search index'], ''],
    ['title of component.tsx', [...fromSidebar, 'llms.txt'], 'component'],
  ),
];
