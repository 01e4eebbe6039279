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
}

interface Manifest {
  name: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const read = <Json>(path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Json;

const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json');
const { workspaces = [] } = read<Manifest>('package.json');
const manifests = new Map(
  globSync(
    workspaces.map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  ).map((file) => [file.replace('/package.json', ''), read<Manifest>(file)]),
);
const links = Object.entries(packages).filter(([, { link }]) => link);
const fromRegistry = Object.entries(packages).filter(
  ([path, { link }]) => path !== '' && !link && !manifests.has(path),
);

it('links exactly the workspaces', () => {
  const expected = [...manifests].map(([folder, { name }]) => [`node_modules/${name}`, folder]);
  expect(expected.length).toBeGreaterThan(5);
  expect(links.map(([path, { resolved }]) => [path, resolved]).sort()).toEqual(expected.sort());
});

it('has every other package from the registry', () => {
  const elsewhere = fromRegistry.filter(
    ([, { resolved = '' }]) => resolved && !/^https:\/\/registry\./.test(resolved),
  );
  expect(fromRegistry.length).toBeGreaterThan(500);
  expect(elsewhere.map(([path]) => path)).toEqual([]);
});

it('has a hash for every package of every platform, except packages bundled in another one', () => {
  const unverified = fromRegistry.filter(
    ([, { integrity, inBundle }]) => !integrity?.startsWith('sha512-') && !inBundle,
  );
  expect(unverified.map(([path]) => path)).toEqual([]);
});

it.each([['.', read<Manifest>('package.json')] as const, ...manifests])(
  'pins every dependency in %s',
  (_, { dependencies, devDependencies }) => {
    const ours = new Set([...manifests.values()].map(({ name }) => name));
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([name, version]) =>
        ours.has(name) ? version !== '*' : !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  },
);

it('uses the same version of a package in every workspace', () => {
  const versions = new Map<string, Set<string>>();
  for (const { dependencies, devDependencies } of [
    read<Manifest>('package.json'),
    ...manifests.values(),
  ]) {
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
    }
  }
  const different = [...versions].filter(([, found]) => found.size > 1);
  expect(different.map(([name, found]) => `${name}: ${[...found].join(', ')}`)).toEqual([]);
});

it('pins the actions of every workflow by commit, because a tag can move', () => {
  const workflows = globSync('.github/workflows/*.yml', { cwd: root });
  const used = workflows.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/\buses: (.+)/g),
  ]);
  expect(used.length).toBeGreaterThan(0);
  expect(
    used.map(([, action = '']) => action).filter((it) => !/^\S+@[\da-f]{40} # v[\d.]+$/.test(it)),
  ).toEqual([]);
});
