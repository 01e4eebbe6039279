import { expect, it } from 'vitest';
import { fences, fixtureFile, problemsOf } from '../samples.fixture.ts';

it('accepts correct files', async () => {
  const source = fences(
    ['json title="docs/_nav.json"', '[{ "text": "Guide", "link": "/guide/" }]'],
    ['json title="docs/guide/_meta.json"', '["index", { "type": "divider" }]'],
    ['json title="tsconfig.json"', '{', '  "compilerOptions": { "strict": true } }'],
    ['json title="i18n.json"', '{ "greet": { "en": "Hi // x", "zh": "你好" } }'],
    ['css title="theme/index.css"', ':root { --rp-c-brand: red; }', '.rp-nav { color: red; }'],
    ['yaml', 'on:', '  push:', '    branches: [main]'],
    ['html', '<ul><li>One</li></ul>', '<br>'],
    ['html', '<!doctype html>', '<html><head><title>A</title></head><body></body></html>'],
    ['diff', ' same', '-old', '+new'],
  );
  expect(await problemsOf(source)).toEqual([]);
});

it.each([
  ['json', ['{ "a": 1, }'], 2, "This JSON doesn't parse", 'without comments'],
  ['json', ['{', '  "a": 1,', '  "a": 2 }'], 4, 'contains a key twice', 'Remove one'],
  [
    'json title="docs/_nav.json"',
    ['[{ "text": "A" }]'],
    1,
    'doesn\'t allow {"text":"A"}',
    'nav-json-schema.json',
  ],
  [
    'json title="_meta.json"',
    ['[{ "type": "fil", "name": "a" }]'],
    1,
    '"type":"fil"',
    'meta-json-schema.json',
  ],
  ['json title="_meta.json"', ['{ "a": 1 }'], 1, 'doesn\'t allow {"a":1}', 'meta-json-schema.json'],
  [
    'json title="tsconfig.json"',
    ['{ "compilerOptions": { "jsxx": "x" } }'],
    1,
    "'jsxx'",
    'compiler option',
  ],
  ['json title="i18n.json"', ['{ "greet": "Hi" }'], 1, "greet doesn't have one string", '"key"'],
  [
    'json title="package.json"',
    ['{ "scripts": { "dev": "rspress buidl" } }'],
    1,
    'no command buidl',
    'Correct the command',
  ],
  ['css', ['a { color: red; '], 2, "This CSS doesn't parse", 'Correct the syntax'],
  ['css', [':root {', '  --rp-c-brnad: red; }'], 3, "doesn't contain --rp-c-brnad", 'installed'],
  ['css', ['.rp-navv { color: red }'], 2, "doesn't contain rp-navv", 'installed'],
  ['yaml', ['a: 1', 'a: 2'], 3, "This YAML doesn't parse", 'Correct the syntax'],
  ['yaml', ['a: [1'], 2, "This YAML doesn't parse", 'Correct the syntax'],
  [
    'yaml title=".github/workflows/deploy.yml"',
    ['jobs:', '  a:', '    steps:', '      - run: npm run biuld'],
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
  ['diff', ['+a', '*b'], 3, 'is not a line of a diff', 'Start the line'],
  ['diff', [' a'], 1, 'changes nothing', 'Mark a line'],
  ['rust', ['fn main() {}'], 1, 'No check supports the language rust', 'Use one of ts'],
  ['nginx', ['server {', '}'], 1, 'No check supports', 'quote a file of an example'],
  ['', ['text'], 1, 'has no language', 'Use one of ts'],
  ['txt', ['text'], 1, 'has no output=', 'output="the command"'],
  [
    'ts file="<root>/examples/no/a.ts"',
    [''],
    1,
    "examples/no/a.ts, which doesn't exist",
    'Correct the path',
  ],
  ['ts file="./a.ts"', [''], 1, 'which no example builds', 'file="<root>/examples/'],
])('catches a defect in %s: %j', async (info, lines, line, message, fix) => {
  const [problem, ...others] = await problemsOf(fences([info, ...lines]));
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: fixtureFile, line });
  expect(problem?.message).toContain(message);
  expect(problem?.fix).toContain(fix);
});
