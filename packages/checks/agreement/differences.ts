import type { Difference } from './agreement.ts';

const marks = '/api/client-api/api-runtime#usepage';
const indexMarks = '/plugin/system/plugin-api#pageindexinfo';
const ids = '/guide/basic/use-mdx#own-id';
const titles = '/guide/basic/use-mdx#structure-a-page-with-headings';
const limits = '/guide/basic/ssg-md#know-the-limits';
const untitled = '/guide/basic/ssg-md#turn-it-on';
const fromFrontmatter = '/api/config/config-frontmatter#title';
const tsx = '/guide/basic/custom-page#set-what-markdown-sets-by-itself';

const both = (subject: string): string[] => [`${subject} in .md`, `${subject} in .mdx`];
const hooks = ['usePage', 'usePages'];
const index = ['search index'];
const fromSource = ['usePages', 'search index', 'overview page'];
const fromSidebar = ['sidebar', 'overview page'];
const markdown = ['Markdown'];

/** Where what readers get differs from the page, as the pages state. */
export const differences: readonly Difference[] = [
  ...['Run `npm install`', 'A link and *stress*'].flatMap((value, at) => {
    const source = ['## Run `npm install`', '## A [link](./plain.mdx) and *stress*'][at];
    const subjects = both(`text of ${source}`);
    return [
      { subjects, ways: hooks, value, section: marks },
      { subjects, ways: index, value, section: indexMarks },
    ];
  }),
  {
    subjects: both('text of ## Custom {#my-id}'),
    ways: markdown,
    value: 'Custom {#my-id}',
    section: limits,
  },
  {
    subjects: ['title of own-id.md'],
    ways: markdown,
    value: 'With an id {#own}',
    section: limits,
  },

  {
    subjects: ['id of ## Press <kbd>Enter</kbd> in .mdx'],
    ways: fromSource,
    value: 'press-enter',
    section: ids,
  },
  {
    subjects: ['id of ## Press <kbd>Enter</kbd> now in .mdx'],
    ways: fromSource,
    value: 'press-enter-now',
    section: ids,
  },
  {
    subjects: ['id of ## Version {1 + 1} now in .mdx'],
    ways: fromSource,
    value: 'version-1--1-now',
    section: ids,
  },
  {
    subjects: ['id of ## Run `npm` {1 + 1} in .mdx'],
    ways: fromSource,
    value: 'run-npm-1--1',
    section: ids,
  },

  {
    subjects: ['text of ## Press <kbd>Enter</kbd> in .mdx'],
    ways: ['usePage'],
    value: 'Press',
    section: ids,
  },
  {
    subjects: ['text of ## Press <kbd>Enter</kbd> now in .mdx'],
    ways: ['usePage'],
    value: 'Press now',
    section: ids,
  },
  {
    subjects: ['text of ## Version {1 + 1} now in .mdx'],
    ways: ['usePage'],
    value: 'Version now',
    section: ids,
  },
  {
    subjects: ['text of ## Version {1 + 1} now in .mdx'],
    ways: fromSource,
    value: 'Version {1 + 1} now',
    section: ids,
  },
  {
    subjects: ['text of ## With <Cup /> inside in .mdx'],
    ways: ['usePage', ...fromSource],
    value: 'With inside',
    section: ids,
  },
  {
    subjects: ['text of ## Run `npm` {1 + 1} in .mdx'],
    ways: ['usePage'],
    value: 'Run `npm`',
    section: ids,
  },
  {
    subjects: ['text of ## Run `npm` {1 + 1} in .mdx'],
    ways: ['usePages', 'search index'],
    value: 'Run `npm` {1 + 1}',
    section: ids,
  },
  {
    subjects: ['text of ## Run `npm` {1 + 1} in .mdx'],
    ways: ['overview page'],
    value: 'Run npm {1 + 1}',
    section: ids,
  },

  {
    subjects: ['text of ## Run `npm` {1 + 1} in .mdx'],
    ways: markdown,
    value: 'Run npm',
    section: limits,
  },
  {
    subjects: ['text of ## Press <kbd>Enter</kbd> now in .mdx', 'title of tag.mdx'],
    ways: markdown,
    value: 'Press Enter',
    section: limits,
  },

  {
    subjects: ['title of expression.mdx'],
    ways: ['browser tab', 'usePage'],
    value: 'Version now',
    section: titles,
  },
  {
    subjects: ['title of expression.mdx'],
    ways: [...fromSource, 'sidebar', 'llms.txt'],
    value: 'Version {1 + 1} now',
    section: titles,
  },
  {
    subjects: ['title of tag.mdx'],
    ways: ['browser tab', 'usePage'],
    value: 'Press now',
    section: titles,
  },
  {
    subjects: ['title of underlined.md'],
    ways: fromSidebar,
    value: 'underlined',
    section: titles,
  },
  {
    subjects: ['title of fence-blank.md'],
    ways: fromSidebar,
    value: 'A comment',
    section: titles,
  },
  {
    subjects: ['title of fence-only.md'],
    ways: fromSidebar,
    value: 'Only a comment',
    section: titles,
  },
  {
    subjects: ['title of fence-only.md'],
    ways: ['llms.txt'],
    value: 'Only a comment',
    section: untitled,
  },
  { subjects: ['title of none.md'], ways: fromSidebar, value: 'none', section: fromFrontmatter },
  { subjects: ['title of none.md'], ways: ['llms.txt'], value: 'none', section: untitled },
  {
    subjects: ['title of frontmatter.md'],
    ways: ['browser tab', 'usePage', ...fromSource, 'sidebar', 'llms.txt'],
    value: 'From frontmatter',
    section: fromFrontmatter,
  },
  {
    subjects: ['title of component.tsx'],
    ways: ['browser tab'],
    value: 'A component',
    section: tsx,
  },
  {
    subjects: ['title of component.tsx'],
    ways: ['usePage', 'usePages', 'search index'],
    value: '',
    section: tsx,
  },
  {
    subjects: ['title of component.tsx'],
    ways: [...fromSidebar, 'llms.txt'],
    value: 'component',
    section: tsx,
  },

  { subjects: ['path of with space.md'], ways: ['llms.txt'], value: '', section: limits },
];
