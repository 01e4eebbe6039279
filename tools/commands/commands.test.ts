import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@handbook/content/files';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** The static imports of a module. The module fails to load if one is missing. */
function staticImports(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) =>
    (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) &&
    statement.moduleSpecifier &&
    ts.isStringLiteral(statement.moduleSpecifier)
      ? [statement.moduleSpecifier.text]
      : [],
  );
}

/** Every file and package that loads with a module. */
function loadedWith(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const name of staticImports(file)) {
    if (name.startsWith('.')) loadedWith(join(file, '..', name), found);
    else found.add(name);
  }
  return found;
}

const packagesIn = (files: Iterable<string>) =>
  [...files].filter((name) => !name.startsWith(root) && !name.startsWith('node:'));

const firstCommands = ['start', 'test'].map((name) => join(root, `tools/commands/${name}.mjs`));
const beforeInstall = new Set(firstCommands.flatMap((file) => [...loadedWith(file)]));

it('runs a command that exists', () => {
  const named = Object.values(scripts)
    .filter((script) => script.startsWith('node '))
    .map((script) => script.replace(/^node tools\/run\.mjs (\w+)/, 'node tools/commands/$1.mjs'))
    .map((script) => script.split(' ')[1] ?? '');
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it('checks the Node version before it imports anything that an old Node cannot load', () => {
  const launcher = [...loadedWith(join(root, 'tools/run.mjs'))];
  const names = launcher.map((name) => name.replace(`${root}/`, '')).sort();
  expect(names).toEqual([
    'node:fs',
    'tools/run.mjs',
    'tools/setup/nodeVersion.mjs',
    'tools/setup/requireNode.mjs',
  ]);
});

it('starts and tests a fresh clone without an installed package', () => {
  expect(beforeInstall.size).toBeGreaterThan(10);
  expect(packagesIn(beforeInstall)).toEqual([]);
  expect(packagesIn(loadedWith(join(root, 'tools/commands/compress.mjs')))).not.toEqual([]);
});

it('imports content by its path only where no package is installed yet', () => {
  const byPath = globSync('tools/**/*.mjs', { cwd: root, absolute: true }).filter((file) =>
    staticImports(file).some((name) => name.endsWith('packages/content/files.mjs')),
  );
  expect(byPath.length).toBeGreaterThan(0);
  expect(byPath.filter((file) => !beforeInstall.has(file))).toEqual([]);
});
