import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@handbook/content/files';
import { expect, it } from 'vitest';

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const locked = Object.entries(packages).filter(([path]) => path !== '');

it('every package comes from the registry', () => {
  const elsewhere = locked.filter(
    ([, { resolved = '', link }]) => link || (resolved && !/^https:\/\/registry\./.test(resolved)),
  );
  expect(locked.length).toBeGreaterThan(500);
  expect(elsewhere.map(([path]) => path)).toEqual([]);
});

it('every package of every platform has to match a hash; one inside another is part of its hash', () => {
  const unproven = locked.filter(([, it]) => !it.integrity?.startsWith('sha512-') && !it.inBundle);
  expect(unproven.map(([path]) => path)).toEqual([]);
});

it('every package of the manifest is pinned', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(`${version}`))).toEqual(
    [],
  );
});
