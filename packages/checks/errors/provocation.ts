/** A site that breaks, and all that its build prints about it. */
export interface Provocation {
  /** Contents by path; a config is the body of `defineConfig(…)`. */
  files: Record<string, string>;
  /** Whether the build goes on all the same. */
  passes?: boolean;
  prints: string[];
}

/** A configuration file around the options given, with what they need before them. */
export const config = (options: string, before = ''): Record<string, string> => ({
  'rspress.config.ts': `import { defineConfig } from '@rspress/core';\n${before}\nexport default defineConfig(${options});\n`,
});

/** The one page that every site needs. */
export const page = { 'docs/index.md': '# Home\n' };
/** That page, and a folder whose `_meta.json` has this text. */
export const meta = (text: string) => ({
  ...page,
  'docs/guide/a.md': '# A\n',
  'docs/guide/_meta.json': text,
});
/** The option for a site in English and German. */
export const locales =
  "locales: [{ lang: 'en', label: 'English' }, { lang: 'de', label: 'Deutsch' }]";
/** Its pages. */
export const bothHomes = { 'docs/en/index.md': '# Home\n', 'docs/de/index.md': '# Start\n' };
