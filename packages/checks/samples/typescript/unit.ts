import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import ts from 'typescript';
import { lineOf, type Sample } from '../sample.ts';
import { reachable } from '../siblings.ts';

/** One virtual file to type-check. */
export interface Unit {
  /** Absolute; no file stands there, but packages resolve from there. */
  path: string;
  text: string;
  sample: Sample;
  /** The page's line of a 1-based line of the text. */
  pageLine: (line: number) => number;
}

/** The folder that all virtual files pretend to be in. */
export const virtualRoot = join(repositoryRoot, '.samples');

const byLanguage: Readonly<Record<string, string>> = { typescript: 'ts', javascript: 'js' };

/** The folder of one block, of its own so that a page can show several versions of a file. */
export const folderOf = ({ file, index }: Sample): string =>
  join(virtualRoot, file.replace(/\.mdx?$/, ''), String(index));

/** Where the virtual file of a block stands: below its folder, under its title. */
export function pathOf(sample: Sample): string {
  const { title, lang } = sample;
  const extension = byLanguage[lang] ?? lang;
  const name = title && /\.(?:[mc]?[jt]sx?|json)$/.test(title) ? title : `sample.${extension}`;
  return join(folderOf(sample), name);
}

/** What a sample marked `part` may leave out: the first line of the file that its page shows whole. */
const leftOut = `import { defineConfig } from '@rspress/core'; `;

/** Whether a block shows a configuration that is no site by itself, to be type-checked but not built. */
export const isPart = ({ meta }: Sample): boolean => meta.part === true;

/** The unit of a block that is a TypeScript or JavaScript file itself. */
export const unitOf = (sample: Sample): Unit => ({
  path: pathOf(sample),
  text: isPart(sample) && !sample.code.startsWith('import') ? leftOut + sample.code : sample.code,
  sample,
  pageLine: (line) => lineOf(sample, line),
});

const declares = ({ code }: Sample): boolean => /^declare (?:module|global)\b/m.test(code);

/** Whether a sample changes types for every file of its program, so that it needs its own. */
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
