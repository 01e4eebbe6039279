import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { type Framework, projectPath } from './framework.ts';

/** One published JavaScript file. */
export interface DistFile {
  /** Path from the project. */
  path: string;
  text: string;
}

/** Reads the published JavaScript in a folder, without the sources that `eject` copies. */
export function distFiles(framework: Framework, folder: string): DistFile[] {
  return globSync('**/*.js', { cwd: folder, absolute: true, ignore: ['eject-theme/**'] })
    .sort()
    .map((file) => ({
      path: projectPath(framework, file),
      text: readFileSync(file, 'utf8'),
    }));
}

/** Reads the published JavaScript of both packages. */
export const allDistFiles = (framework: Framework): DistFile[] => [
  ...distFiles(framework, join(framework.core, 'dist')),
  ...distFiles(framework, join(framework.shared, 'dist')),
];

/** Parses a published file. */
export const treeOf = ({ path, text }: DistFile): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true, ts.ScriptKind.JS);

/** Visits a node and everything below it. */
export function eachNode(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => eachNode(child, visit));
}
