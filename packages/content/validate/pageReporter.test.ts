import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logger } from '@rspress/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { root } from '../files/root.mjs';
import { formatProblems } from '../problem/problem.ts';
import { changedPageProblems, pageReporter } from './pageReporter.ts';

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

afterEach(() => {
  rmSync(site, { recursive: true });
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('reports all pages and fragments, then only those that changed', async () => {
  const excludes = (url: string) => url === '/start#row';
  const find = changedPageProblems(site, { checkAnchors: { excludes } });
  expect(formatProblems((await find()).fresh)).toBe(`docs/en/fragments/a.mdx:1:5
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

  expect(await find()).toMatchObject({ fresh: [], left: { length: 4 } });

  write('index', '# Home\n\n[row](/start#other)\n');
  const { fresh, left } = await find();
  expect(fresh).toMatchObject([{ file: 'docs/en/index.mdx', line: 3, column: 1 }]);
  expect(left).toHaveLength(5);
});

it('reports the frontmatter of a page that doesn’t parse', async () => {
  write('start', '---\ntitle: "A\n---\n\n# A <b\n');
  write('fragments/a', '');
  expect((await changedPageProblems(site, {})()).fresh).toMatchObject([
    { file: 'docs/en/start.mdx', message: expect.stringContaining('not valid YAML') },
  ]);
});

it('counts the problems of other pages, and reports when none is left', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const printed: string[] = [];
  for (const name of ['error', 'success'] as const) {
    vi.spyOn(logger, name).mockImplementation((text) => void printed.push(String(text)));
  }
  const compiled = pageReporter(site, {});
  const next = async () => {
    const count = printed.length;
    compiled();
    vi.advanceTimersByTime(2000);
    await vi.waitUntil(() => printed.length > count);
    return printed.at(-1)?.split('\n')[0];
  };
  expect(await next()).toBe('5 problem(s) in pages.');
  write('fragments/a', 'See [z](/sta).\n');
  expect(await next()).toBe('1 problem(s) in pages. 4 more in other pages.');
  write('fragments/a', 'See [z](/start).\n');
  write('start', '# Start\n');
  write('index', '# Home\n');
  expect(await next()).toBe('No problems left in pages.');
});
