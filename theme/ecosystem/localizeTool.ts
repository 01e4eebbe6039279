import type { ToolLink } from './tools.ts';

/** A tool's description and address for readers of one language. */
export function localizeTool(tool: ToolLink, lang: 'en' | 'zh'): { desc: string; href: string } {
  return lang === 'zh'
    ? { desc: tool.desc, href: tool.url }
    : { desc: tool.descEn, href: tool.urlEn ?? tool.url };
}
