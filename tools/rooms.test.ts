import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { root } from '@handbook/content/files';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
}

/** Relative imports that may leave their room: the importing file, the imported file, and the reason. */
const exceptions: [from: RegExp, to: RegExp, reason: string][] = [
  [
    /^(e2e\/|packages\/checks\/|playwright\.config\.ts$)/,
    /^tools\//,
    'tests and checks use the local server and the set-up',
  ],
  [/^tools\//, /^packages\/content\/files\.mjs$/, 'the set-up runs before npm install'],
  [/^(e2e|tools|packages\/checks)\//, /^site\.ts$/, 'the settings of the whole site'],
  [
    /^(packages\/content|theme\/ecosystem|e2e)\/|\.test\.ts$/,
    /^i18n\.json$/,
    'the interface text is in the root, where the framework reads it',
  ],
  [/^e2e\//, /^theme\/ecosystem\/tools\.ts$/, 'the menu and its specs share one list of links'],
];

/** Test files may use packages that are only in `devDependencies`, so they don't count as edges of the graph. */
const isTest = (file: string) => /\.test\.|\bfixtures?\b|^packages\/[^/]+\/testing/.test(file);

/** The folder that a file belongs to: a package, or a folder of the root. */
const roomOf = (file: string) => file.match(/^(packages\/[^/]+|[^/]+(?=\/))/)?.[0] ?? '(root)';

const importsOf = (source: string) => [
  ...ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName),
  // Types in JSDoc comments.
  ...[...source.matchAll(/^\s*\/?\*.*\{.*\bimport\('([^']+)'\)/gm)].map(([, name = '']) => name),
];

/** Relative imports that leave their room, as `from -> to`. */
function crossings(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([file, source]) =>
    importsOf(source)
      .filter((name) => name.startsWith('.'))
      .map((name) => join(dirname(file), name))
      .filter((target) => roomOf(target) !== roomOf(file))
      .filter((target) => !exceptions.some(([from, to]) => from.test(file) && to.test(target)))
      .map((target) => `${file} -> ${target}`),
  );
}

/** Imports of workspaces that aren't in the `dependencies` of the importing package. */
function undeclared(files: ReadonlyMap<string, string>, manifests: ReadonlyMap<string, Manifest>) {
  return [...files].flatMap(([file, source]) => {
    const manifest = manifests.get(roomOf(file));
    if (!manifest || isTest(file)) return [];
    return importsOf(source)
      .map((name) => name.match(/^@handbook\/[^/]+/)?.[0])
      .filter((name) => name && name !== manifest.name && !manifest.dependencies?.[name])
      .map((name) => `${file} -> ${name}`);
  });
}

/** The first cycle in the workspaces' dependencies, as names in order. */
function cycle(manifests: readonly Manifest[]): string[] {
  const uses = new Map(manifests.map((manifest) => [manifest.name, dependenciesOf(manifest)]));
  const visit = (name: string, path: readonly string[]): string[] => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    for (const next of uses.get(name) ?? []) {
      const found = visit(next, [...path, name]);
      if (found.length > 0) return found;
    }
    return [];
  };
  return manifests.map(({ name }) => visit(name, [])).find((path) => path.length > 0) ?? [];
}

const dependenciesOf = ({ dependencies }: Manifest) =>
  Object.keys(dependencies ?? {}).filter((name) => name.startsWith('@handbook/'));

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sources = new Map(
  globSync(['*.ts', '{packages,theme,tools,e2e}/**/*.{ts,tsx,mjs}'], { cwd: root }).map((file) => [
    file,
    read(file),
  ]),
);
const manifests = new Map(
  globSync(['packages/*/package.json', 'tools/package.json'], { cwd: root }).map((file) => [
    dirname(file),
    JSON.parse(read(file)) as Manifest,
  ]),
);
const graph = [...manifests.values()]
  .map((manifest) => `${manifest.name} -> ${dependenciesOf(manifest).join(', ') || 'nothing'}`)
  .join('\n');

describe('the rooms of this repository', () => {
  it('import each other by package name only', () => {
    expect(sources.size).toBeGreaterThan(500);
    expect(crossings(sources)).toEqual([]);
  });

  it('declare every workspace that they import', () => {
    expect(manifests.size).toBeGreaterThan(5);
    expect(undeclared(sources, manifests), graph).toEqual([]);
  });

  it("don't depend on each other in a cycle", () => {
    expect(cycle([...manifests.values()]), graph).toEqual([]);
  });
});
