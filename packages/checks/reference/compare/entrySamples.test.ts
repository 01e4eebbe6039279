import { expect, it } from 'vitest';
import { compared } from './compare.fixture.ts';

const shown = `# Theme configuration

### darkMode

- **Type:** \`DarkMode\`
- **Default:** \`true\`

\`\`\`ts
export const darkMode = 'auto';
\`\`\`

### editLink

- **Type:** \`EditLink\`

| Key | Type |
| --- | --- |
| \`docRepoBaseUrl\` | \`string\` |

#### On this page

The link: <EditLink />

### hideNavbar

- **Type:** \`'auto' | 'never' | 'always'\`

Has no effect.
`;

const nothing = (source: string) =>
  compared(source, 'en', { samples: true }).map(({ line, message }) => [line, message]);

it('takes a fence or a component, also below a heading that is no entry', () => {
  expect(nothing(shown)).toEqual([]);
});

it('takes the entries of members below it', () => {
  const members = shown
    .replace('| `docRepoBaseUrl` | `string` |', '| | |')
    .replace('#### On this page', '#### editLink.docRepoBaseUrl\n\n- **Type:** `string`');
  expect(nothing(members)).toEqual([]);
});

it('catches an entry without either', () => {
  expect(nothing(shown.replace(/```[\s\S]*?```/, ''))).toEqual([
    [3, 'The entry of themeConfig.darkMode shows nothing.'],
  ]);
  expect(nothing(shown.replace('<EditLink />', '`it`'))).toEqual([
    [12, 'The entry of themeConfig.editLink shows nothing.'],
  ]);
});

it('takes no fence that is part of a type', () => {
  const typed = shown
    .replace(/```[\s\S]*?```/, '')
    .replace('- **Type:** `DarkMode`', '- **Type:**\n\n  ```ts\n  type A = DarkMode;\n  ```\n');
  expect(nothing(typed)).toContainEqual([3, 'The entry of themeConfig.darkMode shows nothing.']);
});

it('asks only where a page has to show its entries', () => {
  expect(compared(shown.replace(/```[\s\S]*?```/, ''))).toEqual([]);
});
