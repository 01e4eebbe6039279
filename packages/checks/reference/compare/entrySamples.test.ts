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

const sampleless = (source: string) =>
  compared(source, 'en', { samples: true }).map(({ line, message }) => [line, message]);

it("accepts a code block or a component, also below a heading that isn't an entry", () => {
  expect(sampleless(shown)).toEqual([]);
});

it('accepts the entries of members below it', () => {
  const members = shown
    .replace('| `docRepoBaseUrl` | `string` |', '| | |')
    .replace('#### On this page', '#### editLink.docRepoBaseUrl\n\n- **Type:** `string`');
  expect(sampleless(members)).toEqual([]);
});

it('catches an entry with neither', () => {
  expect(sampleless(shown.replace(/```[\s\S]*?```/, ''))).toEqual([
    [3, 'The entry of themeConfig.darkMode has no sample.'],
  ]);
  expect(sampleless(shown.replace('<EditLink />', '`it`'))).toEqual([
    [12, 'The entry of themeConfig.editLink has no sample.'],
  ]);
});

it('ignores a code block that is part of a type', () => {
  const typed = shown
    .replace(/```[\s\S]*?```/, '')
    .replace('- **Type:** `DarkMode`', '- **Type:**\n\n  ```ts\n  type A = DarkMode;\n  ```\n');
  expect(sampleless(typed)).toContainEqual([3, 'The entry of themeConfig.darkMode has no sample.']);
});

it('requires samples only on pages with this requirement', () => {
  expect(compared(shown.replace(/```[\s\S]*?```/, ''))).toEqual([]);
});
