import { describe, expect, it } from 'vitest';
import { fences, problemsOf } from '../samples.fixture.ts';
import { printedBy } from '../shell/rspress.ts';

const treeProblems = (...lines: string[]) => problemsOf(fences(['tree', ...lines]));

describe('tree', () => {
  it('accepts a correct tree', async () => {
    const lines = [
      'my-docs',
      '├── docs',
      '│   ├── guide',
      '│   │   └── index.mdx   # remark',
      '│   └── index.mdx',
      '└── rspress.config.ts',
    ];
    expect(await treeProblems(...lines)).toEqual([]);
  });

  it.each([
    [['a', '├── b'], 3, 'b has the wrong branch', 'Use └──'],
    [['a', '└── b', '└── c'], 3, 'b has the wrong branch', 'Use ├──'],
    [['a', '├── b', '└── b'], 4, 'contains b twice', 'Remove one'],
    [['a', '├── b', '    └── c', '└── d'], 4, 'The line of b is wrong', 'Put │'],
    [['a', '└── b', '│   └── c'], 4, 'The line of b is wrong', 'Put a space'],
    [['a', '├── b', '│   │   └── c', '└── d'], 4, 'c has no parent', 'one step'],
    [['a', '|-- b'], 3, 'is not a line of a tree', 'four columns'],
    [['a', '└─ b'], 3, 'is not a line of a tree', 'four columns'],
    [['a'], 1, 'has no entry', 'at least one'],
  ])('catches %j', async (lines, line, message, fix) => {
    const [problem] = await treeProblems(...lines);
    expect(problem).toMatchObject({ line });
    expect(problem?.message).toContain(message);
    expect(problem?.fix).toContain(fix);
  });
});

describe('output', () => {
  const help = printedBy(['build', '--help']).trim().split('\n');
  const info = 'txt output="npx rspress build --help"';

  it('accepts real output, complete or shortened', async () => {
    expect(help.length).toBeGreaterThan(8);
    expect(await problemsOf(fences([info, ...help]))).toEqual([]);
    const cut = [help[0] ?? '', '…', help.at(-1) ?? ''];
    expect(await problemsOf(fences([info, ...cut]))).toEqual([]);
  });

  it('catches a line that is not printed', async () => {
    const lines = help.map((line) => line.replace('--base', '--bass'));
    const [problem] = await problemsOf(fences([info, ...lines]));
    expect(problem?.line).toBe(1 + lines.findIndex((line) => line.includes('--bass')) + 1);
    expect(problem?.message).toContain(' prints ');
  });

  it('catches incomplete output', async () => {
    const [problem] = await problemsOf(fences([info, ...help.slice(0, 3)]));
    expect(problem?.message).toContain('also prints');
  });

  it('compares output of a call that fails as stated', async () => {
    const failing = 'txt output="npx rspress build --watch" fails="Unknown option"';
    const shown = (name: string) => ['…', `CACError: Unknown option \`--${name}\``, '…'];
    expect(await problemsOf(fences([failing, ...shown('watch')]))).toEqual([]);
    const [problem] = await problemsOf(fences([failing, ...shown('wach')]));
    expect(problem?.message).toContain('“CACError: Unknown option `--wach`” is shown');
  });

  it('catches an unknown command and an empty block', async () => {
    const [unknown] = await problemsOf(fences(['txt output="npx rspress biuld"', 'done']));
    expect(unknown?.message).toContain('no command biuld');
    const [empty] = await problemsOf(fences(['txt output="npm run build"', '']));
    expect(empty?.message).toContain('is empty');
  });
});
