import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rspack } from '@rsbuild/core';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { earlyScript } from '../search.ts';

const folder = dirname(fileURLToPath(import.meta.url));
const { ESNext } = ts.ModuleKind;
const compilerOptions = {
  jsx: ts.JsxEmit.ReactJSX,
  module: ESNext,
  target: ts.ScriptTarget.ESNext,
};

function small(file: string): string {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.css')) {
    return source.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ');
  }
  const { outputText } = ts.transpileModule(source, { compilerOptions });
  return rspack.experiments.swc.minifySync(outputText, { module: true, compress: true }).code;
}

/** A module and the modules that load with it, minified, without dynamic imports. */
function loadedWith(file: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file)) return seen;
  const code = small(file);
  seen.set(file, code);
  for (const [, path = ''] of code.matchAll(/(?:^|;)import[^("']*["'](\.[^"']+)["']/g)) {
    loadedWith(join(dirname(file), path), seen);
  }
  return seen;
}

it("the button, the shortcuts, the early field, and the worker's start code are less than 2.75 KB of script", () => {
  const files = loadedWith(join(folder, 'Search.tsx'));
  const names = [...files.keys()].map((file) =>
    relative(dirname(folder), file).replaceAll('\\', '/'),
  );
  expect(names).toEqual(
    expect.arrayContaining([
      'button/SearchButton.tsx',
      'early/earlySearch.ts',
      'button/search-button.css',
    ]),
  );
  expect(
    names.filter((name) => /^(?:modal|hosted|worker|engine|client\/(?!loadEngine))/.test(name)),
  ).toEqual([]);
  const scripts = [...files].filter(([file]) => !file.endsWith('.css')).map(([, code]) => code);
  expect(gzipSync([earlyScript(), ...scripts].join('\n')).length).toBeLessThan(2816);
});
