import { join } from 'node:path';
import { baseName, type Finding, type Sample } from '../sample.ts';
import { folderOf, hasDefaultExport, type Unit } from './unit.ts';

/** Whether a sample is the configuration file of a site. */
export const isConfig = (sample: Sample): boolean =>
  /^rspress\.config\.[mc]?[jt]s$/.test(baseName(sample));

/** Whether a sample is the entry of a theme. */
export const isThemeEntry = ({ title }: Sample): boolean =>
  /^theme\/index\.[jt]sx?$/.test(title ?? '');

/** A component file below `docs/` is a page unless the framework's conventions exclude it. */
const isPage = ({ title }: Sample): boolean =>
  /^docs\/(?!public\/)/.test(title ?? '') &&
  /\.[jt]sx$/.test(title ?? '') &&
  !/\/(_|components\/)/.test(title ?? '');

/** Additional virtual files that check a sample against the required type of its file. */
export function contextUnits(sample: Sample): Unit[] {
  if (!isConfig(sample) || !hasDefaultExport(sample.code)) return [];
  const text = [
    `import type { UserConfig } from '@rspress/core';`,
    `import config from './${sample.title}';`,
    // The loader calls a function with the parameters of the run, and awaits its result.
    'type Made = UserConfig | Promise<UserConfig>;',
    'config satisfies Made | ((parameters: never) => Made);',
  ].join('\n');
  const path = join(folderOf(sample), 'context.ts');
  return [{ path, text, sample, pageLine: () => sample.line }];
}

/** Checks requirements of files that types can't express. */
export function contextFindings(sample: Sample): Finding[] {
  const { code, title } = sample;
  const findings: Finding[] = [];
  const note = (message: string, fix: string) => findings.push({ sample, message, fix });
  if (isConfig(sample) && !hasDefaultExport(code)) {
    note(
      `${title} has no default export.`,
      'Export the configuration as default, or remove the title.',
    );
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
      note("The theme entry doesn't re-export the original theme.", fix);
    }
  }
  if (/^(?:\w+\/)?theme\//.test(title ?? '') && /['"]@(?:rspress\/core\/)?theme['"]/.test(code)) {
    const fix = 'Import from @rspress/core/theme-original.';
    note('Importing @rspress/core/theme inside the theme is circular.', fix);
  }
  return findings;
}
