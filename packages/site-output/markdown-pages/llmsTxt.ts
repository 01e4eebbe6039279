import type { SitePage } from '@handbook/content';
import { addressOf, type Place } from '@handbook/content';
import { localePrefix } from '@handbook/content/address';
import { twinPath } from './markdownPage.ts';

/** What the site is called in one language, and what the list says besides. */
export interface ListTexts {
  title: string;
  description: string;
  /** Before the address of the file with everything in it. */
  whole: string;
}

/** Where the lists of a language are, without the base. */
export const listPath = (lang: string, mainLang: string, name: string): string =>
  `${localePrefix(lang, mainLang)}/${name}`;

/**
 * The list of a language's pages for language models, in the form of llmstxt.org.
 *
 * @param pages in reading order
 * @param wholePath of the file with all pages
 */
export function llmsTxt(
  pages: readonly SitePage[],
  texts: ListTexts,
  wholePath: string,
  place: Place,
): string {
  const sections = new Map<string, string[]>();
  for (const { area, title, path, description, kind } of pages) {
    // A page outside every area, such as the offline page, isn't documentation.
    if (kind !== 'doc' || !area) continue;
    const line = `- [${title}](${addressOf(twinPath(path), place)})${description && `: ${description}`}`;
    sections.set(area, [...(sections.get(area) ?? []), line]);
  }
  const parts = [...sections].map(([area, lines]) => `## ${area}\n\n${lines.join('\n')}\n`);
  const head = `# ${texts.title}\n\n> ${texts.description}\n\n${texts.whole} ${addressOf(wholePath, place)}\n`;
  return [head, ...parts].join('\n');
}

/** All pages of a language in one file. */
export const llmsFullTxt = (twins: readonly string[], { title, description }: ListTexts): string =>
  [`# ${title}\n\n> ${description}\n`, ...twins].join('\n');
