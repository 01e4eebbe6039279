/** What the site says in one language beside its pages: texts by key and language, and the language's menus. */
export interface LanguageParts {
  texts: Record<string, Record<string, string>>;
  menus: object;
}

/**
 * How to get what each language says, by its name. Filled by `plugins/languageParts`; empty where a script has all of it,
 * as on the development server.
 */
export const languages: Record<string, (() => Promise<LanguageParts>) | undefined> = {};
