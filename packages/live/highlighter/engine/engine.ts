import {
  createBundledHighlighter,
  createSingletonShorthands,
  guessEmbeddedLanguages,
} from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { bundledLanguages, bundledLanguagesInfo } from 'shiki/langs';
import { bundledThemes, bundledThemesInfo } from 'shiki/themes';

// Shiki's own default is an engine in WebAssembly, which the site's policy would have to allow, and a larger download.
const { codeToHtml } = createSingletonShorthands(
  createBundledHighlighter({
    langs: bundledLanguages,
    themes: bundledThemes,
    engine: () => createJavaScriptRegexEngine(),
  }),
  { guessEmbeddedLanguages },
);

/** One thing the reader can choose: its id, its display name, and other names it answers to. */
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

/** Every theme of Shiki's full bundle, by the scheme it is made for. */
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
 * Highlights code with one language and one theme, loading both when they are first used.
 *
 * @returns HTML of a `pre` element; the code in it is escaped
 */
export const highlight = (code: string, lang: string, theme: string): Promise<string> =>
  codeToHtml(code, { lang, theme });
