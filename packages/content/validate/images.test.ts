import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { imageProblems } from './images.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'images-'));
  mkdirSync(join(root, 'docs/public'), { recursive: true });
  writeFileSync(join(root, 'docs/public/logos.svg'), '<svg><view id="rspack" /></svg>');
});

afterEach(() => rmSync(root, { recursive: true }));

it.each([
  ['/logos.svg', undefined],
  ['/logos.svg#rspack', undefined],
  ['/logo.svg#rspack', 'There is no docs/public/logo.svg for the image "/logo.svg#rspack".'],
  ['/logos.svg#rsp', 'docs/public/logos.svg has no view "rsp".'],
])('image %s: %s', (path, message) => {
  writeFileSync(join(root, 'links.ts'), `export const links = [\n  { logo: '${path}' },\n];\n`);
  const problems = imageProblems(root, 'docs/public', { file: 'links.ts', paths: [path] });
  expect(problems.map((problem) => problem.message)).toEqual(message ? [message] : []);
  expect(problems.every(({ file, line }) => file === 'links.ts' && line === 2)).toBe(true);
});
