import { join } from 'node:path';
import { baseName, type Finding, type Sample } from '../sample.ts';
import { folderOf, hasDefaultExport, type Unit } from './unit.ts';

/** A site's configuration file, complete enough to build with. */
export const isConfig = (sample: Sample): boolean =>
  /^rspress\.config\.[mc]?[jt]s$/.test(baseName(sample));

/** The file that names a theme's overrides. */
export const isThemeEntry = ({ title }: Sample): boolean =>
  /^theme\/index\.[jt]sx?$/.test(title ?? '');

/** A component file below `docs/` is a page unless the framework's conventions exclude it. */
const isPage = ({ title }: Sample): boolean =>
  /^docs\/(?!public\/)/.test(title ?? '') &&
  /\.[jt]sx$/.test(title ?? '') &&
  !/\/(_|components\/)/.test(title ?? '');

/** Further virtual files that hold a sample against the type its file must have. */
export function contextUnits(sample: Sample): Unit[] {
  if (!isConfig(sample) || !hasDefaultExport(sample.code)) return [];
  const text = [
    `import type { UserConfig } from '@rspress/core';`,
    `import config from './${sample.title}';`,
    // The loader calls a function with what it knows about the run, and awaits what it returns.
    'type Made = UserConfig | Promise<UserConfig>;',
    'config satisfies Made | ((parameters: never) => Made);',
  ].join('\n');
  const path = join(folderOf(sample), 'context.ts');
  return [{ path, text, sample, pageLine: () => sample.line }];
}

/** What a file must be that types cannot say. */
export function contextFindings(sample: Sample): Finding[] {
  const { code, title } = sample;
  const findings: Finding[] = [];
  const note = (message: string, fix: string) => findings.push({ sample, message, fix });
  if (isConfig(sample) && !hasDefaultExport(code)) {
    note(`${title} has no default export.`, 'Show the whole file, or take the title off.');
  }
  if (isPage(sample) && !hasDefaultExport(code)) {
    note(`${title} is a page but has no default export.`, 'Export the component as default.');
  }
  if (isThemeEntry(sample)) {
    if (hasDefaultExport(code)) {
      note('A theme’s default export is ignored.', 'Export each override by name.');
    }
    if (!/export \* from ['"]@(?:rspress\/core\/)?theme-original['"]/.test(code)) {
      const fix = `Add export * from '@rspress/core/theme-original'.`;
      note('A theme entry without the original exports does not link.', fix);
    }
  }
  if (/^(?:\w+\/)?theme\//.test(title ?? '') && /['"]@(?:rspress\/core\/)?theme['"]/.test(code)) {
    const fix = 'Import from @rspress/core/theme-original.';
    note('Importing @rspress/core/theme inside the theme is circular.', fix);
  }
  return findings;
}
