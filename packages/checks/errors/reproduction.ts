/** A broken site, and the messages that its build prints. */
export interface Reproduction {
  /** The contents of files, by path. */
  files: Record<string, string>;
  /** Whether the build passes despite the messages. */
  passes?: boolean;
  prints: string[];
}

/** A configuration file with the given options, and statements before them. */
export const config = (options: string, before = ''): Record<string, string> => ({
  'rspress.config.ts': `import { defineConfig } from '@rspress/core';\n${before}\nexport default defineConfig(${options});\n`,
});

/** The page that every site needs. */
export const page = { 'docs/index.md': '# Home\n' };
/** A site with a folder that has the given `_meta.json`. */
export const meta = (text: string) => ({
  ...page,
  'docs/guide/a.md': '# A\n',
  'docs/guide/_meta.json': text,
});
/** The `locales` option of a site in English and German. */
export const locales =
  "locales: [{ lang: 'en', label: 'English' }, { lang: 'de', label: 'Deutsch' }]";
/** The home pages of a site in English and German. */
export const bothHomes = { 'docs/en/index.md': '# Home\n', 'docs/de/index.md': '# Start\n' };
