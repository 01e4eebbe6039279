import ts from 'typescript';
import { allDistFiles, eachNode, lineOf, treeOf } from './distFiles.ts';
import type { Entry } from './entry.ts';
import type { Framework } from './framework.ts';

const areas = { 'process.env': 'environment', 'import.meta.env': 'compile-flags' } as const;

const isEnvironment = (object: string): object is keyof typeof areas => object in areas;

/** Reads the environment variables and compile-time flags of the published code. */
export function readEnvironment(framework: Framework): Entry[] {
  const entries = new Map<string, Entry>();
  for (const file of allDistFiles(framework)) {
    if (!/process\.env|import\.meta\.env/.test(file.text)) continue;
    eachNode(treeOf(file), (node) => {
      if (!ts.isPropertyAccessExpression(node)) return;
      const object = node.expression.getText();
      if (!isEnvironment(object)) return;
      const name = node.name.text;
      if (!entries.has(name)) {
        entries.set(name, { area: areas[object], name, tags: [], source: lineOf(node) });
      }
    });
  }
  return [...entries.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
