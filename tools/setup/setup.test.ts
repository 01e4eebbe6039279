import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@handbook/content/files';
import { expect, it } from 'vitest';
import { satisfies } from './requireNode.mjs';
import { unreadable } from './unreadable.mjs';

it.each([
  ['v20.19.0', true],
  ['v20.18.9', false],
  ['v21.7.0', false],
  ['v22.11.0', false],
  ['v22.12.0', true],
  ['v24.0.0', true],
])('Node %s is supported: %s', (version, expected) => {
  expect(satisfies(version, '^20.19.0 || >=22.12.0')).toBe(expected);
});

it.each([
  ['/home/ann/a#b', '#'],
  ['/home/ann/wow!', '!'],
  ['/home/ann/100%25', '%25'],
  ['/home/ann/a & b (2) ü%', undefined],
])('the bundler cannot read %s because of %s', (folder, character) => {
  expect(unreadable(folder)).toBe(character);
});

const npmTest = (stages: string[], env = {}) =>
  spawnSync(process.execPath, [join(root, 'tools/run.mjs'), 'test', ...stages], {
    encoding: 'utf8',
    // Any program that prints a version is enough, because these stages open no browser.
    env: { ...process.env, CHROMIUM_PATH: process.execPath, ...env },
  });

it('a failed stage prints the end of its output, and leaves out the stages after it', () => {
  const { status, stdout } = npmTest(['no-such-script,env', 'later']);
  expect(status).toBe(1);
  expect(stdout).toContain('Missing script: "no-such-script"');
  expect(stdout).toMatch(/^✗ no-such-script \(\d+ s\)$/m);
  expect(stdout).toMatch(/^✓ env \(\d+ s\)$/m);
  expect(stdout).toMatch(/^Failed: no-such-script, in \d+ s\.$/m);
  expect(stdout).not.toContain('later');
});

it('names a browser that does not start', () => {
  const { status, stderr } = npmTest(['env'], { CHROMIUM_PATH: '/no/such/browser' });
  expect(status).toBe(1);
  expect(stderr).toContain("CHROMIUM_PATH is /no/such/browser, which doesn't start.");
});
