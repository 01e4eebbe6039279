import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import ts from 'typescript';
import { lineOf, type Sample } from '../sample.ts';
import { reachable } from '../siblings.ts';

/** One virtual file to type-check. */
export interface Unit {
  /** An absolute path without a file, from which packages are resolved. */
  path: string;
  text: string;
  sample: Sample;
  /** The line in the page of a 1-based line of the text. */
  pageLine: (line: number) => number;
}

/** The folder of all virtual files. */
export const virtualRoot = join(repositoryRoot, '.samples');

const byLanguage: Readonly<Record<string, string>> = { typescript: 'ts', javascript: 'js' };

/** The folder of one block. Blocks have separate folders because a page can show several versions of a file. */
export const folderOf = ({ file, index }: Sample): string =>
  join(virtualRoot, file.replace(/\.mdx?$/, ''), String(index));

/** The path of the virtual file of a block: its title, below its folder. */
export function pathOf(sample: Sample): string {
  const { title, lang } = sample;
  const extension = byLanguage[lang] ?? lang;
  const name = title && /\.(?:[mc]?[jt]sx?|json)$/.test(title) ? title : `sample.${extension}`;
  return join(folderOf(sample), name);
}

/** The import that a sample marked with `part` may omit. */
const leftOut = `import { defineConfig } from '@rspress/core'; `;

/** Whether a block shows a part of a configuration, which is type-checked but not built. */
export const isPart = ({ meta }: Sample): boolean => meta.part === true;

/** The unit of a TypeScript or JavaScript block. */
export const unitOf = (sample: Sample): Unit => ({
  path: pathOf(sample),
  text: isPart(sample) && !sample.code.startsWith('import') ? leftOut + sample.code : sample.code,
  sample,
  pageLine: (line) => lineOf(sample, line),
});

const declares = ({ code }: Sample): boolean => /^declare (?:module|global)\b/m.test(code);

/** Whether a sample changes the types of its program, so that it needs a separate program. */
export const augments = (sample: Sample): boolean =>
  declares(sample) || [...reachable(sample)].some(declares);

/** Whether a module has a default export. */
export function hasDefaultExport(code: string): boolean {
  const file = ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  return file.statements.some(
    (statement) =>
      (ts.isExportAssignment(statement) && !statement.isExportEquals) ||
      (ts.canHaveModifiers(statement) &&
        ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) ||
      (ts.isExportDeclaration(statement) && /\bas default\b/.test(statement.getFullText(file))),
  );
}
