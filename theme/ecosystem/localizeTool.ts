import type { ByLanguage, ToolLink } from './tools.ts';

/**
 * Returns a tool's description and URL in a language.
 *
 * @param root the default language, for values that are missing in `lang`
 */
export function localizeTool(tool: ToolLink, lang: string, root: string) {
  const pick = (values: ByLanguage) => values[lang] ?? values[root] ?? '';
  return { desc: pick(tool.desc), href: pick(tool.url) };
}
