import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const folder = dirname(fileURLToPath(import.meta.url));

/** A module and the modules of this package that load with it, without types and dynamic imports. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!/\.tsx?$/.test(file)) return seen;
  const compilerOptions = { jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.ESNext };
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions });
  const { statements } = ts.createSourceFile(file, outputText, ts.ScriptTarget.Latest);
  for (const statement of statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    const from = statement.moduleSpecifier;
    if (from && ts.isStringLiteral(from) && from.text.startsWith('.')) {
      loadedWith(join(dirname(file), from.text), seen);
    }
  }
  return seen;
}

it('the button loads neither the modal nor an engine', () => {
  const names = [...loadedWith(join(folder, 'Search.tsx'))].map((file) =>
    relative(dirname(folder), file).replaceAll('\\', '/'),
  );
  expect(names).toEqual(
    expect.arrayContaining(['button/SearchButton.tsx', 'button/search-button.css']),
  );
  expect(names.filter((name) => /^(?:modal|hosted|worker|engine|client)/.test(name))).toEqual([]);
});
