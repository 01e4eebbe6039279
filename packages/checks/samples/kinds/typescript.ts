import { type Finding, isConfig, isPart, type Kind, type Sample } from '../sample.ts';

/** The import that a sample marked with `part` may omit. */
const leftOut = `import { defineConfig } from '@rspress/core'; `;

/** A component file below `docs/` is a page unless the framework's conventions exclude it. */
const isPage = (title = ''): boolean =>
  /^docs\/(?!public\/).*\.[jt]sx$/.test(title) && !/\/(_|components\/)/.test(title);

const hasDefaultExport = (code: string): boolean => /^export default\b|\bas default\b/m.test(code);

/** Checks requirements of a file that types can't express. */
function contextFindings(sample: Sample): Finding[] {
  const { code, title } = sample;
  if (isConfig(sample) && !/^export default (?:await )?defineConfig\(/m.test(code)) {
    const message = `${title} doesn't export a configuration of defineConfig as default.`;
    const fix = 'Write export default defineConfig({ … }).';
    return [{ sample, message, fix }];
  }
  if (!isPage(title) || hasDefaultExport(code)) return [];
  const message = `${title} is a page but has no default export.`;
  return [{ sample, message, fix: 'Export the component as default.' }];
}

/** Type-checks TypeScript and JavaScript, and applies further rules to known file names. */
export const typescript: Kind = {
  name: 'type-checked',
  check: contextFindings,
  unit: (sample) => {
    const { title, code, lang } = sample;
    const path = title && /\.[mc]?[jt]sx?$/.test(title) ? title : `sample.${lang}`;
    const text = isPart(sample) && !code.startsWith('import') ? leftOut + code : code;
    return { sample, path, text };
  },
};
