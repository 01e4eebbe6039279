import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@handbook/content/files';
import { expect, it } from 'vitest';
import { type Lockfile, missingPlatforms } from './platforms.mjs';

const missing = (packages: Lockfile['packages']) => missingPlatforms({ packages });

it("finds nothing in this project's lockfile; npm run lock completes it", () => {
  const own = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  expect(missingPlatforms(own)).toEqual([]);
});

it('looks in the folders where Node looks', () => {
  const optionalDependencies = { 'tool-darwin-arm64': '1.0.0', 'tool-linux-x64-gnu': '1.0.0' };
  const packages = {
    'node_modules/a/node_modules/@scope/tool': { optionalDependencies },
    'node_modules/a/node_modules/tool-linux-x64-gnu': {},
  };
  expect(missing(packages)).toEqual(['tool-darwin-arm64@1.0.0']);
  expect(missing({ ...packages, 'node_modules/tool-darwin-arm64': {} })).toEqual([]);
  const elsewhere = { ...packages, 'node_modules/b/node_modules/tool-darwin-arm64': {} };
  expect(missing(elsewhere)).toEqual(['tool-darwin-arm64@1.0.0']);
});
