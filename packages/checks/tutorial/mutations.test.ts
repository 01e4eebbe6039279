import { parsePage } from '@handbook/content';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { report } from '../lib/report.ts';
import { fences } from '../samples/samples.fixture.ts';
import { checkTutorial } from './tutorial.ts';

// Ignores remembered outcomes.
vi.stubEnv('CHECKS_FORGET', '1');
afterAll(() => vi.unstubAllEnvs());

type Fence = [info: string, ...lines: string[]];

const english = 'docs/en/guide/start/tutorial.mdx';

const page = (...blocks: Fence[]) => parsePage(english, `# Tutorial\n\n${fences(...blocks)}`);

const follow = async (...blocks: Fence[]) => (await checkTutorial([page(...blocks)])).problems;

/** A site whose scripts print and serve what a test needs, without packages. */
const site: Fence[] = [
  [
    'json title="package.json"',
    '{ "type": "module", "scripts": { "dev": "node server.mjs", "build": "node build.mjs" } }',
  ],
  [
    'js title="server.mjs"',
    "import { createServer } from 'node:http';",
    "const server = createServer((_, response) => response.end('Hello'));",
    "server.listen(0, () => setTimeout(() => console.log('ready in 12 ms'), 700));",
    "console.log('info    port 3000 is in use, using port 3001.');",
    "server.on('listening', () => console.log('Local: http://localhost:' + server.address().port + '/'));",
  ],
  [
    'js title="build.mjs"',
    "import { mkdirSync, writeFileSync } from 'node:fs';",
    "mkdirSync('out/js', { recursive: true });",
    "writeFileSync('out/index.html', '');",
    "writeFileSync('out/js/index.0f3a9c21d4.js', '');",
    "console.log('built 2 files, 3.1 kB, in 0.42 s\\n\\nfirst\\nsecond\\nthird');",
  ],
  ['bash', 'npm run build --silent # builds', 'npm run dev --silent'],
];

describe('a correct page', () => {
  it('is followed, including its servers', async () => {
    const blocks: Fence[] = [
      ...site,
      ['txt output="npm run build --silent"', 'built 2 files, 9.9 kB, in 0.1 s', '…', 'third'],
      ['txt output="npm run dev --silent"', 'Local: http://localhost:3000/', 'ready in …'],
      ['bash', 'curl -s http://localhost:1/ || echo gone'],
      ['tree', 'out', '├── index.html', '└── js', '    └── index.….js'],
      ['tree', 'my-docs/', '├── out', '├── package.json', '└── …'],
    ];
    const result = await checkTutorial([page(...blocks)]);
    expect(result.problems).toEqual([]);
    expect(result.counted).toEqual({
      commands: 3,
      files: 3,
      'outputs compared': 2,
      'trees compared': 2,
    });
  });

  it('may show a failure, in a file or in a command', async () => {
    const problems = await follow(
      ['js title="build.mjs" fails="No tea"', "throw new Error('No tea');"],
      ['bash', 'node build.mjs'],
      ['js title="build.mjs"', ''],
      ['bash', 'node build.mjs'],
      ['bash fails="No pot"', 'node -e "throw new Error(\'No pot\')"'],
    );
    expect(problems).toEqual([]);
  });
});

describe('a defect', () => {
  it.each<[string, Fence[], number, string]>([
    [
      'a command that fails',
      [['bash', 'true', 'node -e "process.exit(3)"']],
      5,
      'exits with status 3',
    ],
    ['a command that should fail', [['bash fails="No"', 'true']], 4, 'must fail, but passes'],
    ['another failure', [['bash fails="No"', 'echo Yes; false']], 4, "doesn't print “No”: Yes"],
    [
      'other output',
      [
        ['bash', 'echo tea'],
        ['txt output="echo tea"', 'coffee'],
      ],
      7,
      '“coffee” is shown, but “tea” is printed',
    ],
    [
      'incomplete output',
      [
        ['bash', 'echo a; echo b'],
        ['txt output="echo a; echo b"', 'a'],
      ],
      7,
      '“b” is printed after the shown lines',
    ],
    ['output without a command', [['txt output="echo tea"', 'tea']], 3, 'No step runs echo tea'],
    [
      'a missing entry',
      [
        ['bash', 'mkdir -p a/b'],
        ['tree', 'a', '├── b', '└── c'],
      ],
      10,
      'The tree contains c, but a does not',
    ],
    [
      'an entry that the tree lacks',
      [
        ['bash', 'mkdir -p a/b a/c'],
        ['tree', 'a', '└── b'],
      ],
      8,
      'a contains c, but the tree does not',
    ],
    ['a missing folder', [['tree', 'a', '└── b']], 4, 'The folder a does not exist'],
    [
      'a server that ends',
      [
        ['json title="package.json"', '{ "scripts": { "dev": "echo stop" } }'],
        ['bash', 'npm run dev'],
      ],
      8,
      'npm run dev serves nothing',
    ],
  ])('catches %s', async (_, blocks, line, message) => {
    const [problem, ...others] = await follow(...blocks);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ file: english, line });
    expect(problem?.message).toContain(message);
    expect(problem?.fix).not.toBe('');
  });

  it('is a page without steps, or no page at all', async () => {
    const result = await checkTutorial([page()]);
    expect(() => report('fixture', result)).toThrow('found no commands');
    expect(() => report('fixture', { ...result, counted: {} })).toThrow();
  });
});
