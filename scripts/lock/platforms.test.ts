import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.mjs';
import { completeLock, type Lockfile, missingPlatforms, platformEntry } from './platforms.mjs';

const lock = (packages: Lockfile['packages']): Lockfile => ({ packages });

describe('missingPlatforms', () => {
  it('finds nothing in the lockfile of this project: complete it with npm run lock', () => {
    const own = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    expect(missingPlatforms(own)).toEqual([]);
  });

  it('looks where Node looks', () => {
    const optionalDependencies = { 'tool-darwin-arm64': '1.0.0', 'tool-linux-x64-gnu': '1.0.0' };
    const packages = {
      'node_modules/a/node_modules/@scope/tool': { dev: true, optionalDependencies },
      'node_modules/a/node_modules/tool-linux-x64-gnu': {},
    };
    const missing = { name: 'tool-darwin-arm64', version: '1.0.0', dev: true };
    expect(missingPlatforms(lock(packages))).toEqual([missing]);
    const besides = { ...packages, 'node_modules/tool-darwin-arm64': {} };
    expect(missingPlatforms(lock(besides))).toEqual([]);
    const elsewhere = { ...packages, 'node_modules/b/node_modules/tool-darwin-arm64': {} };
    expect(missingPlatforms(lock(elsewhere))).toEqual([missing]);
  });
});

describe('platformEntry', () => {
  it.each([
    ['@a/cli-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@a/cli-linux-x64', { os: ['linux'], cpu: ['x64'] }],
    ['@a/binding-linux-x64-gnu', { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }],
    ['@a/cli-linux-riscv64-musl', { os: ['linux'], cpu: ['riscv64'], libc: ['musl'] }],
    ['@a/binding-linux-s390x-gnu', { os: ['linux'], cpu: ['s390x'], libc: ['glibc'] }],
    ['a-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
    ['@a/binding-wasm32-wasi', { cpu: ['wasm32'] }],
    ['@a/oxide-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ])('reads %s', (name, platform) => {
    const entry = platformEntry({ name, version: '2.3.2', dev: undefined });
    expect(entry).toEqual({ version: '2.3.2', optional: true, ...platform });
  });

  it.each([
    ['fsevents', '2.3.3'],
    ['@a/cli-darwin-arm64', '^2.3.3'],
  ])('refuses %s@%s', (name, version) => {
    expect(() => platformEntry({ name, version, dev: undefined })).toThrow('tells no platform');
  });
});

it('completes a lockfile in order', () => {
  const optionalDependencies = { 'b-darwin-arm64': '1.0.0' };
  const before = lock({ 'node_modules/a': { optionalDependencies }, 'node_modules/c': {} });
  const after = completeLock(before);
  expect(Object.keys(after.packages)).toEqual([
    'node_modules/a',
    'node_modules/b-darwin-arm64',
    'node_modules/c',
  ]);
  expect(missingPlatforms(after)).toEqual([]);
});
