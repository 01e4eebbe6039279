import { expect, it } from 'vitest';
import { fences, fixtureFile, problemsOf } from '../samples.fixture.ts';

it('passes sound files', async () => {
  const source = fences(
    ['json title="docs/_nav.json"', '[{ "text": "Guide", "link": "/guide/" }]'],
    ['json title="docs/guide/_meta.json"', '["index", { "type": "divider" }]'],
    ['jsonc title="tsconfig.json"', '{ // why', '  "compilerOptions": { "strict": true } }'],
    ['json title="i18n.json"', '{ "greet": { "en": "Hi // x", "zh": "你好" } }'],
    ['css title="theme/index.css"', ':root { --rp-c-brand: red; }', '.rp-nav { color: red; }'],
    ['yaml', 'on:', '  push:', '    branches: [main]'],
    ['html', '<ul><li>One</li></ul>', '<br>'],
    ['html', '<!doctype html>', '<html><head><title>A</title></head><body></body></html>'],
    ['diff', ' same', '-old', '+new'],
    [
      'nginx',
      'server {',
      '  listen 80; # all',
      '  location ~* "\\.(js|css)$" { expires 1y; }',
      '  location / { try_files $uri $uri.html =404; }',
      '}',
    ],
  );
  expect(await problemsOf(source)).toEqual([]);
});

it.each([
  ['json', ['{ "a": 1, }'], 2, 'This JSON does not parse', 'comments need jsonc'],
  ['json', ['{', '  "a": 1,', '  "a": 2 }'], 4, 'A key stands twice', 'Keep one'],
  [
    'json title="docs/_nav.json"',
    ['[{ "text": "A" }]'],
    1,
    'schema does not allow {"text":"A"}',
    'nav-json-schema.json',
  ],
  [
    'json title="_meta.json"',
    ['[{ "type": "fil", "name": "a" }]'],
    1,
    '"type":"fil"',
    'meta-json-schema.json',
  ],
  [
    'json title="_meta.json"',
    ['{ "a": 1 }'],
    1,
    'schema does not allow {"a":1}',
    'meta-json-schema.json',
  ],
  [
    'json title="tsconfig.json"',
    ['{ "compilerOptions": { "jsxx": "x" } }'],
    1,
    "'jsxx'",
    'compiler option',
  ],
  ['json title="i18n.json"', ['{ "greet": "Hi" }'], 1, 'The texts of greet', '"key"'],
  [
    'json title="package.json"',
    ['{ "scripts": { "dev": "rspress buidl" } }'],
    1,
    'no command buidl',
    'Correct the command',
  ],
  ['css', ['a { color: red; '], 2, 'This CSS does not parse', 'Correct the syntax'],
  ['css', [':root {', '  --rp-c-brnad: red; }'], 3, 'does not know --rp-c-brnad', 'installed'],
  ['css', ['.rp-navv { color: red }'], 2, 'does not know rp-navv', 'installed'],
  ['yaml', ['a: 1', 'a: 2'], 3, 'This YAML does not parse', 'Correct it'],
  ['yaml', ['a: [1'], 2, 'This YAML does not parse', 'Correct it'],
  [
    'yaml title=".github/workflows/deploy.yml"',
    ['jobs:', '  a:', '    steps:', '      - run: npm run biuld'],
    5,
    'no script biuld',
    'Correct the command',
  ],
  [
    'yaml title=".gitlab-ci.yml"',
    ['pages:', '  script:', '    - npm ci', '    - npm run biuld'],
    5,
    'no script biuld',
    'Correct the command',
  ],
  [
    'html',
    ['<p>', '<a href="x" href="y">z</a></p>'],
    3,
    'duplicate attribute',
    'Correct the markup',
  ],
  ['html', ['<ul>', '<li>One</li>'], 2, '<ul> is never closed', 'Add </ul>'],
  ['nginx', ['server {', '  listen 80', '}'], 3, 'listen is not ended', 'Add the semicolon'],
  ['nginx', ['server {', '  lisen 80;', '}'], 3, 'no directive lisen', 'Correct its name'],
  ['nginx', ['server {', '  listen 80;'], 2, 'server is never closed', 'Add the }'],
  ['nginx', ['}'], 2, 'closes nothing', 'Remove it'],
  ['nginx', ['location /;'], 2, 'location does not end as it must', 'Open a block'],
  ['diff', ['+a', '*b'], 3, 'is not a line of a diff', 'Begin it'],
  ['diff', [' a'], 1, 'changes nothing', 'Mark a line'],
  ['rust', ['fn main() {}'], 1, 'No check knows the language rust', 'Use one of ts'],
  ['', ['text'], 1, 'names no language', 'Use one of ts'],
  ['txt', ['text'], 1, 'not said to be anything', 'output="the command"'],
  [
    'ts file="<root>/examples/no/a.ts"',
    [''],
    1,
    'examples/no/a.ts, which does not exist',
    'Correct the path',
  ],
  ['ts file="./a.ts"', [''], 1, 'which nothing builds', 'file="<root>/examples/'],
])('catches a defect in %s: %j', async (info, lines, line, message, fix) => {
  const [problem, ...others] = await problemsOf(fences([info, ...lines]));
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: fixtureFile, line });
  expect(problem?.message).toContain(message);
  expect(problem?.fix).toContain(fix);
});
