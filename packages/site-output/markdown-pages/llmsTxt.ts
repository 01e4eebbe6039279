import { absoluteUrl, type SiteLocation, type SitePage } from '@handbook/content';
import { areaOfPage } from '@handbook/search';
import { markdownPath } from './markdownPath.ts';

/**
 * Returns the list of a language's pages in the format of llmstxt.org.
 *
 * @param pages in reading order
 * @param head the text at the top of the list
 */
export function llmsTxt(pages: readonly SitePage[], head: string, place: SiteLocation): string {
  const sections = new Map<string, string[]>();
  for (const page of pages) {
    const { title, path, description } = page;
    const area = page.kind === 'doc' && areaOfPage(page);
    // A page outside every area, such as the offline page, isn't documentation.
    if (!area) continue;
    const line = `- [${title}](${absoluteUrl(markdownPath(path), place)})${description && `: ${description}`}`;
    sections.set(area, [...(sections.get(area) ?? []), line]);
  }
  const parts = [...sections].map(([area, lines]) => `## ${area}\n\n${lines.join('\n')}\n`);
  return [`${head}\n`, ...parts].join('\n');
}
