import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../files/root.mjs';
import { formatProblems } from '../problem/problem.ts';
import { changedPageProblems } from './pageReporter.ts';

let site = '';

function write(page: string, text: string) {
  writeFileSync(join(site, `docs/en/${page}.mdx`), text);
}

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'pages-'));
  mkdirSync(join(site, 'docs/en/fragments'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(site, 'node_modules'));
  write('index', '# Home\n\n[row](/start#row)\n');
  write('start', '---\nsidebar: maybe\n---\n\n# Start\n\nSee [x](/strat), [y](#strat).\n');
  write('fragments/a', 'See [z](/stat).\n');
});

afterEach(() => rmSync(site, { recursive: true }));

it('reports all pages and fragments, then only those that changed', async () => {
  const excludes = (url: string) => url === '/start#row';
  const find = changedPageProblems(site, { checkAnchors: { excludes } });
  expect(formatProblems(await find())).toBe(`docs/en/fragments/a.mdx:1:5
    /stat: The page /stat doesn't exist.
    Fix: Write /start, the nearest page that exists.

docs/en/start.mdx:2:1
    Type '"maybe"' is not assignable to type 'boolean | "placeholder"'.
    Fix: Use a value of that type.

docs/en/start.mdx:7:5
    /strat: The page /strat doesn't exist.
    Fix: Write /start, the nearest page that exists.

docs/en/start.mdx:7:18
    #strat: /start has no heading with the id "strat".
    Fix: Use #start, the nearest heading.`);

  expect(await find()).toEqual([]);

  write('index', '# Home\n\n[row](/start#other)\n');
  expect(await find()).toMatchObject([{ file: 'docs/en/index.mdx', line: 3, column: 1 }]);
});

it('reports the frontmatter of a page that doesn’t parse', async () => {
  write('start', '---\ntitle: "A\n---\n\n# A <b\n');
  write('fragments/a', '');
  expect(await changedPageProblems(site, {})()).toMatchObject([
    { file: 'docs/en/start.mdx', message: expect.stringContaining('not valid YAML') },
  ]);
});
