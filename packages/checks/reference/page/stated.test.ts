import { parsePage } from '@handbook/content';
import { expect, it } from 'vitest';
import { bareName } from './names.ts';
import { statedOn } from './stated.ts';

const stated = (source: string) => statedOn(parsePage('docs/en/api/a.mdx', source));

it('removes decoration from names', () => {
  for (const [written, name] of [
    ['useDark()', 'useDark'],
    ['<Badge />', 'Badge'],
    ['--port <port>', '--port'],
    ['rspress build [root]', 'rspress build'],
    ['process.env.PORT', 'PORT'],
    ['DEBUG=rsbuild', 'DEBUG'],
    ['actions[].text', 'actions.text'],
    ['title?', 'title'],
    ['--rp-c-bg', '--rp-c-bg'],
  ] as const) {
    expect(bareName(written)).toBe(name);
  }
});

it('reads a heading with its lines', () => {
  const [, one] = stated(
    '# A\n\n## base \\{#base}\n\n- **Type:** `string` | `URL`\n- **Default:** `/`, always with a slash\n\nText.\n',
  );
  expect(one).toMatchObject({
    names: ['base'],
    scope: [['A']],
    line: 3,
    type: 'string | URL',
    default: '/',
    claims: true,
  });
});

it('reads a type from a code block in its line', () => {
  const [one] = stated('## nav\n\n- **Type:**\n\n  ```ts\n  type Nav = { a: string };\n  ```\n');
  expect(one?.type).toBe('{ a: string }');
});

it('reads a default in words', () => {
  const [one] = stated('## title\n\n- **Default:** the text of the first `# H1`\n');
  expect(one).toMatchObject({
    default: 'the text of the first # H1',
    literals: ['# H1'],
    isProse: true,
  });
});

it('reads the rows of a table, even inside a component, below all surrounding headings', () => {
  const rows = stated(
    '## hero\n\n### image\n\n<Result>\n\n| Field | Type | Default |\n| - | - | - |\n| `src` | `string \\| A` | — |\n\n</Result>\n',
  );
  expect(rows[2]).toMatchObject({
    names: ['src'],
    scope: [['image'], ['hero']],
    line: 9,
    type: 'string | A',
    default: null,
  });
});

it("doesn't read names from a heading that is a sentence", () => {
  expect(stated('## Change `base` in one place\n')[0]?.names).toEqual([]);
  expect(stated('## `-c`, `--config <file>`\n')[0]?.names).toEqual(['-c', '--config']);
});
