import { parsePage } from '@handbook/content';
import { expect, it } from 'vitest';
import { fences } from '../samples/samples.fixture.ts';
import { checkTutorial } from './tutorial.ts';

type Fence = [info: string, ...lines: string[]];

const file = 'docs/en/guide/start/tutorial.mdx';

const follow = (...blocks: Fence[]) =>
  checkTutorial([parsePage(file, `# Tutorial\n\n${fences(...blocks)}`)]);

/** A site whose scripts serve and print what a test needs, without packages. */
const site: Fence[] = [
  ['json title="package.json"', '{ "scripts": { "dev": "node server.cjs" } }'],
  [
    'js title="server.cjs"',
    "const { createServer } = require('node:http');",
    "const server = createServer((_, response) => response.end('Hello'));",
    "server.listen(0, () => console.log('http://localhost:' + server.address().port + '/'));",
    "setTimeout(() => console.log('ready in 12 ms'), 700);",
  ],
];

it('follows a correct page, including its server', async () => {
  const result = await follow(
    ...site,
    ['bash', 'echo built in 3 s # builds', 'npm run dev --silent'],
    ['txt output="echo built in 3 s"', 'built in 0.1 s'],
    ['txt output="npm run dev --silent"', 'http://localhost:3000/', 'ready in …'],
    ['bash', 'mkdir out && touch out/a.0f3a9c.js'],
    ['tree', 'my-docs', '├── out', '│   └── a.….js', '├── package.json', '└── …'],
  );
  expect(result.problems).toEqual([]);
  expect(result.counted).toEqual({
    commands: 3,
    files: 2,
    'outputs compared': 2,
    'trees compared': 1,
  });
});

it.each<[string, Fence[], number, string]>([
  ['a command that fails', [['bash', 'true', 'node -e "process.exit(3)"']], 5, 'status 3'],
  [
    'other output',
    [
      ['bash', 'echo tea'],
      ['txt output="echo tea"', 'coffee'],
    ],
    7,
    '“coffee” is shown, but “tea” is printed',
  ],
  ['output without a command', [['txt output="echo tea"', 'tea']], 3, 'No step runs echo tea'],
  [
    'a tree that differs',
    [
      ['bash', 'mkdir -p a/b'],
      ['tree', 'a', '├── b', '└── c'],
    ],
    10,
    'contains c, but the folder doesn’t'.replace('’', "'"),
  ],
  ['a missing folder', [['tree', 'a', '└── b']], 4, 'The folder a does not exist'],
  ['an unknown package', [['bash', 'npm install @rspress/cor']], 4, '@rspress/cor'],
  ['a server that ends', [['bash', 'npm run dev']], 4, 'npm run dev serves nothing'],
])('catches %s', async (_, blocks, line, message) => {
  const { problems } = await follow(...blocks);
  expect(problems).toEqual([
    { file, line, message: expect.stringContaining(message), fix: expect.any(String) },
  ]);
});
