import { parsePage } from '@handbook/content';
import { expect, it } from 'vitest';
import type { PageArea } from '../areas.ts';
import { statedOn } from '../page/stated.ts';
import { compared } from './compare.fixture.ts';
import { requirementProblems } from './entryRequirements.ts';
import { expectedOn } from './expected.ts';

const linked = `# Theme configuration

### darkMode

- **Type:** \`DarkMode\`
- **Default:** \`true\`

Related: [\`useDark\`](/api/client-api/api-runtime#usedark).

### editLink

- **Type:** \`EditLink\`

| Key | Type |
| --- | --- |
| \`docRepoBaseUrl\` | \`string\`, see [\`root\`](#root) |

### hideNavbar

- **Type:** \`'auto' | 'never' | 'always'\`

Has no effect, see [\`navbar\`](/api/config/config-frontmatter#navbar).
`;

const unlinked = (source: string) =>
  compared(source, 'en', { related: true }).map(({ line, message }) => [line, message]);

it('accepts a link to another entry, in a sentence or in a table', () => {
  expect(unlinked(linked)).toEqual([]);
});

it.each([
  ['no link', '`useDark`'],
  ['a link to itself', '[`darkMode`](#darkmode)'],
  ['a link to another site', '[React](https://react.dev)'],
])('catches an entry with %s', (_, instead) => {
  expect(unlinked(linked.replace(/\[`useDark`\]\(.*?\)/, instead))).toEqual([
    [3, 'The entry of themeConfig.darkMode links to no other section.'],
  ]);
});

it('requires links only on pages with this requirement', () => {
  expect(compared(linked.replace(/\[`useDark`\]\(.*?\)/, '`useDark`'))).toEqual([]);
});

const pageArea: PageArea = {
  area: 'theme-exports',
  route: '/api/client-api/content-components',
  accessible: true,
};
const exported = ['Badge', 'useEditLink', 'SvgWrapper'].map((name) => ({
  area: 'theme-exports' as const,
  name,
  tags: name === 'SvgWrapper' ? ['value', 'internal'] : ['value'],
  ...(name === 'useEditLink' && { type: '() => string' }),
  source: 'dist/index.d.ts:1',
}));

/** The lines of components that don't describe their accessibility. */
function undescribed(source: string, lang: 'en' | 'zh' = 'en') {
  const page = parsePage(`docs/${lang}/api/client-api/content-components.mdx`, source);
  const expected = expectedOn([pageArea], exported, new Map(), []);
  const known = new Set(expected.map(({ entry }) => entry.name));
  const matcher = { known, prefixes: [], aliases: new Map<string, string>() };
  return requirementProblems(page, statedOn(page), expected, matcher).map(({ line }) => line);
}

it('requires accessibility of components, except for hooks and internal components', () => {
  const page = '# Components\n\n### Badge\n\n### useEditLink\n\n### SvgWrapper\n';
  expect(undescribed(page)).toEqual([3]);
  const described = page.replace('### Badge\n', '### Badge\n\n**Accessibility**: a `span`.\n');
  expect(undescribed(described)).toEqual([]);
  expect(undescribed(described.replace('Accessibility', '无障碍'), 'zh')).toEqual([]);
  expect(undescribed(described, 'zh')).toEqual([3]);
});
