import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@handbook/content/files';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

interface Locked {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
}

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const read = <Json>(path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Json;
const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json');
const manifests = globSync(['package.json', '{packages/*,tools}/package.json'], { cwd: root }).map(
  (file) => read<Manifest>(file),
);
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

it('takes every package from the registry, with a hash', () => {
  const wrong = installed.filter(
    ([, { resolved, integrity, inBundle }]) =>
      (resolved && !resolved.startsWith('https://registry.')) ||
      (!integrity?.startsWith('sha512-') && !inBundle),
  );
  expect(installed.length).toBeGreaterThan(500);
  expect(wrong.map(([path]) => path)).toEqual([]);
});

it('locks the packages of every platform; npm run lock adds missing ones', () => {
  const names = new Set(installed.map(([path]) => path.replace(/^.*node_modules\//, '')));
  const missing = installed.flatMap(([, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !names.has(name)),
  );
  expect(missing).toEqual([]);
});

it('pins every dependency, to one version in all workspaces', () => {
  const all = manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }),
  );
  const loose = all.filter(([name, version]) =>
    name.startsWith('@handbook/') ? version !== '*' : !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  const different = all.filter(([name, version]) => version !== new Map(all).get(name));
  expect(manifests.length).toBeGreaterThan(5);
  expect({ loose, different }).toEqual({ loose: [], different: [] });
});

it('pins the actions of every workflow by commit, because a tag can move', () => {
  const used = globSync('.github/workflows/*.yml', { cwd: root }).flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/\buses: (.+)/g),
  ]);
  expect(used.length).toBeGreaterThan(0);
  expect(used.map(([, it]) => it).filter((it = '') => !/@[\da-f]{40} # v[\d.]+$/.test(it))).toEqual(
    [],
  );
});
