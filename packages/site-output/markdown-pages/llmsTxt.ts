import type { SitePage } from '@handbook/content';
import { absoluteUrl, type SiteLocation } from '@handbook/content';
import { localePrefix } from '@handbook/content/address';
import { markdownPath } from './markdownPath.ts';

/** The text at the top of the list, in one language. */
export interface ListTexts {
  title: string;
  description: string;
  /** The sentence before the URL of `llms-full.txt`. */
  whole: string;
}

/** The path of a language's list, without the base. */
export const listPath = (lang: string, name: string): string => `${localePrefix(lang)}/${name}`;

/**
 * Returns the list of a language's pages in the format of llmstxt.org.
 *
 * @param pages in reading order
 * @param wholePath the path of `llms-full.txt`
 */
export function llmsTxt(
  pages: readonly SitePage[],
  texts: ListTexts,
  wholePath: string,
  place: SiteLocation,
): string {
  const sections = new Map<string, string[]>();
  for (const { area, title, path, description, kind } of pages) {
    // A page outside every area, such as the offline page, isn't documentation.
    if (kind !== 'doc' || !area) continue;
    const line = `- [${title}](${absoluteUrl(markdownPath(path), place)})${description && `: ${description}`}`;
    sections.set(area, [...(sections.get(area) ?? []), line]);
  }
  const parts = [...sections].map(([area, lines]) => `## ${area}\n\n${lines.join('\n')}\n`);
  const head = `# ${texts.title}\n\n> ${texts.description}\n\n${texts.whole} ${absoluteUrl(wholePath, place)}\n`;
  return [head, ...parts].join('\n');
}

/** Returns all pages of a language in one file. */
export const llmsFullTxt = (
  markdown: readonly string[],
  { title, description }: ListTexts,
): string => [`# ${title}\n\n> ${description}\n`, ...markdown].join('\n');
