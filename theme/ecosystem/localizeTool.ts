import type { ByLanguage, ToolLink } from './tools.ts';

/**
 * A tool's description and URL for readers of one language.
 *
 * @param root the default language, whose values fill in for those that `lang` lacks
 */
export function localizeTool(tool: ToolLink, lang: string, root: string) {
  const pick = (values: ByLanguage) => values[lang] ?? values[root] ?? '';
  return { desc: pick(tool.desc), href: pick(tool.url) };
}
