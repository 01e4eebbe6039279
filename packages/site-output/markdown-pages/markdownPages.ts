import type { SitePage, SitePages } from '@handbook/content';
import {
  absoluteUrl,
  fileOf,
  inReadingOrder,
  onSiteBuilt,
  pagesHtml,
  readInterfaceText,
  siteLocation,
} from '@handbook/content';
import { localePrefix } from '@handbook/content/address';
import { areaOfPage } from '@handbook/search';
import type { RspressPlugin } from '@rspress/core';
import { addHead, tag } from '../document-head/tags.ts';
import { pageContent } from '../page-content/pageContent.ts';
import type { SiteNames } from '../site-files/manifest.ts';
import { markdownPage } from './markdownPage.ts';
import { markdownPath } from './markdownPath.ts';

/** Lists the pages of a language by area, in the format of llmstxt.org. */
function listOf(pages: readonly SitePage[]): string {
  const areas = new Map<string, string>();
  for (const page of pages) {
    const { title, path, description } = page;
    const area = page.kind === 'doc' && areaOfPage(page);
    // A page outside every area, such as the offline page, isn't documentation.
    if (!area) continue;
    const line = `- [${title}](${absoluteUrl(markdownPath(path))})${description && `: ${description}`}\n`;
    areas.set(area, (areas.get(area) ?? `\n## ${area}\n\n`) + line);
  }
  return [...areas.values()].join('');
}

/**
 * Writes each page as Markdown next to its HTML, and `llms.txt` and `llms-full.txt` in each language. The Markdown is
 * generated from the built HTML, so that it includes the output of components.
 */
export function markdownPages(pages: SitePages, names: SiteNames): RspressPlugin {
  const writeAll = onSiteBuilt('markdown-pages', async (site) => {
    const html = pagesHtml(site);
    const all = inReadingOrder(pages.all());
    const urls = new Set(all.map(({ path }) => absoluteUrl(path)));
    for (const [lang, { title, description }] of Object.entries(names)) {
      const own = all.filter((page) => page.lang === lang);
      const written = own.map((page) => {
        const content = pageContent(html.get(fileOf(page.path).slice(1)) ?? '');
        if (!content) throw new Error(`${page.path} has no <main>, so it has no Markdown.`);
        const markdown = markdownPage(page, content, urls, siteLocation);
        site.write(markdownPath(page.path), markdown);
        return markdown;
      });
      const head = `# ${title}\n\n> ${description}\n`;
      const whole = `${localePrefix(lang)}/llms-full.txt`;
      const sentence = `${readInterfaceText()['markdown.whole']?.[lang]} ${absoluteUrl(whole)}`;
      site.write(`${localePrefix(lang)}/llms.txt`, `${head}\n${sentence}\n${listOf(own)}`);
      site.write(whole, [head, ...written].join('\n'));
    }
  });
  return {
    name: 'markdown-pages',
    config: (config) =>
      addHead(config, pages, ({ path, kind, lang }) => {
        if (kind === 'error') return '';
        const href = absoluteUrl(markdownPath(path));
        const list = absoluteUrl(`${localePrefix(lang)}/llms.txt`);
        return [
          tag('link', { rel: 'alternate', type: 'text/markdown', href }),
          tag('link', { rel: 'describedby', type: 'text/plain', href: list }),
        ].join('');
      }),
    builderConfig: { plugins: [writeAll] },
  };
}
