import { describe, expect, it } from 'vitest';
import { compared } from './compare.fixture.ts';

const file = 'docs/en/api/config/config-theme.mdx';

const right = `# Theme configuration

### darkMode

- **Type:** \`boolean | "auto"\`
- **Default:** \`true\`

### editLink

- **Type:** \`EditLink\`
- **Default:** none

| Key | Type | Description |
| --- | --- | --- |
| \`docRepoBaseUrl\` | \`string\` | Where the sources are. |

### hideNavbar

- **Type:** \`'auto' | 'never' | 'always'\`

Has no effect: write the behavior yourself.
`;

const zh = right
  .replaceAll('**Type:**', '**类型：**')
  .replaceAll('**Default:** none', '**默认值：** 无')
  .replaceAll('**Default:**', '**默认值：**')
  .replace('| Key | Type | Description |', '| 键 | 类型 | 说明 |')
  .replace('Has no effect: write the behavior yourself.', '该键不生效。');

describe('a correct page', () => {
  it('passes in English', () => expect(compared(right)).toEqual([]));
  it('passes in Chinese', () => expect(compared(zh, 'zh')).toEqual([]));
  it('may describe a default in words around its literal', () => {
    const described = right.replace(
      '**Default:** `true`',
      '**Default:** the system’s, else `true`',
    );
    expect(compared(described)).toEqual([]);
  });
  it('may have tables about calls', () => {
    const table = '| Returns | Type |\n| --- | --- |\n| `link` | `string` |\n';
    expect(compared(`${right}\n${table}`)).toEqual([]);
  });
  it('may use complete names', () => {
    expect(compared(right.replace('### darkMode', '### `themeConfig.darkMode`'))).toEqual([]);
  });
});

describe('mutation fixtures', () => {
  it('a missing key', () => {
    expect(compared(right.replace('### darkMode', '### Colors'))).toContainEqual({
      file,
      line: 1,
      message: 'themeConfig.darkMode (config, dist/index.d.ts:1) is not on this page.',
      fix: 'Add an entry for themeConfig.darkMode, type DarkMode, default true; packages/checks/reference/README.md describes the format.',
    });
  });

  it('a missing property of a key, at the line of the key', () => {
    const problems = compared(right.replace('| `docRepoBaseUrl` | `string` | Where', '| Where'));
    expect(problems).toContainEqual({
      file,
      line: 8,
      message:
        'themeConfig.editLink.docRepoBaseUrl (config, dist/index.d.ts:1) is not on this page.',
      fix: 'Add an entry for themeConfig.editLink.docRepoBaseUrl, type string; packages/checks/reference/README.md describes the format.',
    });
  });

  it('a key that does not exist', () => {
    const problems = compared(`${right}\n### darkmodes\n\n- **Type:** \`boolean\`\n`);
    expect(problems).toEqual([
      {
        file,
        line: 23,
        message: 'darkmodes is on this page, but not in @rspress/core 2.9.9.',
        fix: 'Correct the name (themeConfig.darkMode?), or remove the entry.',
      },
    ]);
  });

  it('a row for a property that does not exist', () => {
    const row = '| `text` | `string` | Gone. |';
    expect(
      compared(
        right
          .replace('### hideNavbar', `${row}\n\n### hideNavbar`)
          .replace('are. |\n\n|', 'are. |\n|'),
      ),
    ).toEqual([
      {
        file,
        line: 16,
        message: 'text is on this page, but not in @rspress/core 2.9.9.',
        fix: 'Remove the entry, or move it to the page that documents it.',
      },
    ]);
  });

  it('a wrong type', () => {
    expect(compared(right.replace('boolean | "auto"', 'boolean'))).toEqual([
      {
        file,
        line: 3,
        message: "The type of themeConfig.darkMode isn't boolean.",
        fix: 'Write the type from dist/index.d.ts:1: DarkMode',
      },
    ]);
  });

  it('a type that is not stated', () => {
    expect(compared(right.replace('- **Type:** `EditLink`\n', ''))).toEqual([
      {
        file,
        line: 8,
        message: 'The entry of themeConfig.editLink has no type.',
        fix: 'Add the type: EditLink',
      },
    ]);
  });

  it('a wrong default', () => {
    expect(compared(right.replace('**Default:** `true`', '**Default:** `false`'))).toEqual([
      {
        file,
        line: 3,
        message: "The default of themeConfig.darkMode isn't false.",
        fix: 'The default in the code is true. Correct the page, or the record in packages/checks/reference/defaults.',
      },
    ]);
  });

  it('a default where there is none', () => {
    expect(compared(right.replace('**Default:** none', '**Default:** `{}`'))[0]).toMatchObject({
      line: 8,
      message: "The default of themeConfig.editLink isn't {}.",
    });
  });

  it('a default that is not stated', () => {
    expect(compared(right.replace('- **Default:** `true`\n', ''))).toEqual([
      {
        file,
        line: 3,
        message: 'The entry of themeConfig.darkMode has no default.',
        fix: 'Add the default: true',
      },
    ]);
  });

  it('a dead option that is described as if it worked, in English', () => {
    expect(compared(right.replace('Has no effect: write', 'Write'))).toEqual([
      {
        file,
        line: 17,
        message:
          "themeConfig.hideNavbar is typed but has no effect, and the entry doesn't mention that.",
        fix: 'Write in the entry that it has no effect and what to use instead. The evidence is in packages/checks/reference/deadOptions.ts.',
      },
    ]);
  });

  it('a dead option that is described as if it worked, in Chinese', () => {
    expect(compared(zh.replace('该键不生效。', ''), 'zh')[0]).toMatchObject({
      file: 'docs/zh/api/config/config-theme.mdx',
      line: 17,
      fix: expect.stringContaining('不生效'),
    });
  });
});
