import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { makeWorkshop, writeFiles } from './build/folder.ts';
import { baseName, type Finding, lineOf, type Unit } from './sample.ts';
import { importedBlocks } from './siblings.ts';

/** A strict tsconfig that also checks JavaScript, with Rsbuild's types for assets. */
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUnusedLocals: true,
  allowUnusedLabels: false,
  noImplicitOverride: true,
  noFallthroughCasesInSwitch: true,
  allowJs: true,
  checkJs: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  esModuleInterop: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node', '@rsbuild/core/types'],
};

/** Parsed files of installed packages, by path. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Type-checks files. Each file of a package is parsed once for all programs. */
export function diagnosticsOf(
  rootNames: readonly string[],
  own: ts.CompilerOptions = {},
): readonly ts.Diagnostic[] {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (name, ...rest) => {
    if (!name.includes('/node_modules/')) return read(name, ...rest);
    if (!parsed.has(name)) parsed.set(name, read(name, ...rest));
    return parsed.get(name);
  };
  const program = ts.createProgram(rootNames, { ...options, ...own }, host);
  return ts.getPreEmitDiagnostics(program);
}

/** Markdown as components, which the framework compiles. */
const markdown = ['mdx', 'md']
  .map(
    (end) => `declare module '*.${end}' { const page: import('react').FC; export default page; }`,
  )
  .join('\n');

/** Whether a text changes the types of its program, so that it needs a separate program. */
export const augments = (text: string): boolean => /^declare (?:module|global)\b/m.test(text);

/**
 * One line of a compiler error: of a call with several signatures, only the line that suggests a name, because the
 * others explain signatures that weren't meant.
 */
function shortMessage(message: string | ts.DiagnosticMessageChain): string {
  const text = ts.flattenDiagnosticMessageText(message, '\n');
  const suggestion = text.split('\n').find((line) => line.includes('Did you mean'));
  return (suggestion ?? text).trim().replaceAll(/\s+/g, ' ');
}

function findingOf(unit: Unit, { file, start, code, messageText }: ts.Diagnostic): Finding {
  const { sample, lines } = unit;
  const line = (file?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0) + 1;
  const message = shortMessage(messageText);
  return {
    sample,
    line: lineOf(sample, lines ? (lines[line - 1] ?? 1) : line),
    message: `TS${code} in ${baseName(sample) || 'this sample'}: ${message}`,
    fix: 'Make it type-check, or install what it imports.',
  };
}

/** Whether an error is a missing type in code without type annotations: JavaScript, and compiled MDX. */
const isImplicitAny = ({ path }: Unit, code: number): boolean =>
  /\.[mc]?jsx?$/.test(path) && code >= 7005 && code <= 7053;

/** The type errors of units. Each unit has a folder with the blocks that it imports. */
export function typeFindings(units: readonly Unit[]): Finding[] {
  if (units.length === 0) return [];
  const root = makeWorkshop();
  const ambient = join(root, 'markdown.d.ts');
  writeFileSync(ambient, markdown);
  const together: string[] = [ambient];
  const programs = [together];
  const byFile = new Map<string, Unit>();
  for (const [index, unit] of units.entries()) {
    const { sample, path, text } = unit;
    const imported = [...importedBlocks(sample, path, text)];
    const files = new Map(imported.map(({ title = '', code }) => [title, code])).set(path, text);
    writeFiles(join(root, String(index)), files);
    const file = join(root, String(index), path);
    byFile.set(file, unit);
    if ([...files.values()].some(augments)) programs.push([ambient, file]);
    else together.push(file);
  }
  const findings = programs.flatMap((names) =>
    diagnosticsOf(names).flatMap((diagnostic) => {
      const unit = byFile.get(diagnostic.file?.fileName ?? '');
      return unit && !isImplicitAny(unit, diagnostic.code) ? [findingOf(unit, diagnostic)] : [];
    }),
  );
  rmSync(root, { recursive: true, force: true });
  return findings;
}
