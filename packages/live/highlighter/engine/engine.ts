import {
  createBundledHighlighter,
  createSingletonShorthands,
  guessEmbeddedLanguages,
} from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { bundledLanguages, bundledLanguagesInfo } from 'shiki/langs';
import { bundledThemes, bundledThemesInfo } from 'shiki/themes';

// Shiki's default engine uses WebAssembly: a larger download, which the site's policy would have to allow.
const { codeToHtml } = createSingletonShorthands(
  createBundledHighlighter({
    langs: bundledLanguages,
    themes: bundledThemes,
    engine: () => createJavaScriptRegexEngine(),
  }),
  { guessEmbeddedLanguages },
);

/** The IDs of all languages in Shiki's full bundle. */
export const languages: readonly string[] = bundledLanguagesInfo.map(({ id }) => id);

const themesFor = (wanted: 'light' | 'dark') =>
  bundledThemesInfo.filter(({ type }) => type === wanted).map(({ id }) => id);

/** The IDs of all themes in Shiki's full bundle, by color scheme. */
export const themes = { light: themesFor('light'), dark: themesFor('dark') };

/**
 * Highlights code in a language and a theme, which are loaded on first use.
 *
 * @returns HTML of a `pre` element; the code in it is escaped
 */
export const highlight = (code: string, lang: string, theme: string): Promise<string> =>
  codeToHtml(code, { lang, theme });
