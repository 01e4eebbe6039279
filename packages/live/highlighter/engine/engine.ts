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

/** A language or theme that the reader can choose. */
export interface Choice {
  id: string;
  name: string;
  aliases: readonly string[];
}

/** Every language of Shiki's full bundle. */
export const languages: readonly Choice[] = bundledLanguagesInfo.map(({ id, name, aliases }) => ({
  id,
  name,
  aliases: aliases ?? [],
}));

/** Every theme of Shiki's full bundle, by color scheme. */
export const themes: Readonly<Record<'light' | 'dark', readonly Choice[]>> = {
  light: themesFor('light'),
  dark: themesFor('dark'),
};

function themesFor(type: 'light' | 'dark'): Choice[] {
  return bundledThemesInfo
    .filter((theme) => theme.type === type)
    .map(({ id, displayName }) => ({ id, name: displayName, aliases: [] }));
}

/**
 * Highlights code in a language and a theme, which are loaded on first use.
 *
 * @returns HTML of a `pre` element; the code in it is escaped
 */
export const highlight = (code: string, lang: string, theme: string): Promise<string> =>
  codeToHtml(code, { lang, theme });
