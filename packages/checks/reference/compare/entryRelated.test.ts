import { parsePage } from '@handbook/content';
import { expect, it } from 'vitest';
import type { Guard } from '../areas.ts';
import { statedOn } from '../page/stated.ts';
import { compared } from './compare.fixture.ts';
import { dutyProblems } from './entryDuties.ts';
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

const alone = (source: string) =>
  compared(source, 'en', { related: true }).map(({ line, message }) => [line, message]);

it('takes a link to another entry, in a sentence or in a table', () => {
  expect(alone(linked)).toEqual([]);
});

it.each([
  ['no link', '`useDark`'],
  ['a link to itself', '[`darkMode`](#darkmode)'],
  ['a link to another site', '[React](https://react.dev)'],
])('catches an entry with %s', (_, instead) => {
  expect(alone(linked.replace(/\[`useDark`\]\(.*?\)/, instead))).toEqual([
    [3, 'The entry of themeConfig.darkMode leads to no other.'],
  ]);
});

it('asks only where entries have to be related', () => {
  expect(compared(linked.replace(/\[`useDark`\]\(.*?\)/, '`useDark`'))).toEqual([]);
});

const guard: Guard = {
  area: 'theme-exports',
  route: '/api/client-api/content-components',
  accessible: true,
};
const exported = ['Badge', 'useEditLink', 'SvgWrapper'].map((name) => ({
  area: 'theme-exports' as const,
  name,
  tags: name === 'SvgWrapper' ? ['value', 'internal'] : ['value'],
  ...(name === 'useEditLink' && { type: '() => string' }),
  source: 'shipped.d.ts:1',
}));

/** The components of a page that say nothing about accessibility. */
function silent(source: string, lang: 'en' | 'zh' = 'en') {
  const page = parsePage(`docs/${lang}/api/client-api/content-components.mdx`, source);
  const expected = expectedOn([guard], exported, new Map(), []);
  const known = new Set(expected.map(({ entry }) => entry.name));
  const matcher = { known, prefixes: [], aliases: new Map<string, string>() };
  return dutyProblems(page, statedOn(page), expected, matcher).map(({ line }) => line);
}

it('asks each component for a word about accessibility, no hook and nothing internal', () => {
  const page = '# Components\n\n### Badge\n\n### useEditLink\n\n### SvgWrapper\n';
  expect(silent(page)).toEqual([3]);
  const told = page.replace('### Badge\n', '### Badge\n\n**Accessibility**: a `span`.\n');
  expect(silent(told)).toEqual([]);
  expect(silent(told.replace('Accessibility', '无障碍'), 'zh')).toEqual([]);
  expect(silent(told, 'zh')).toEqual([3]);
});
