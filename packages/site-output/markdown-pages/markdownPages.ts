import { readFileSync } from 'node:fs';
import type { SitePages } from '@handbook/content';
import {
  absoluteUrl,
  fileOf,
  inReadingOrder,
  onSiteBuilt,
  readInterfaceText,
  type Site,
  siteLocation,
} from '@handbook/content';
import type { RspressPlugin } from '@rspress/core';
import { addHead } from '../document-head/addHead.ts';
import { tag } from '../document-head/tags.ts';
import { readLiveTexts } from '../page-content/describeLive.ts';
import { pageContent } from '../page-content/pageContent.ts';
import type { SiteNames } from '../site-files/manifest.ts';
import { listPath, llmsFullTxt, llmsTxt } from './llmsTxt.ts';
import { markdownPage } from './markdownPage.ts';
import { markdownPath } from './markdownPath.ts';

function writeLanguage(
  { file, write }: Site,
  lang: string,
  pages: SitePages,
  names: SiteNames,
): void {
  const all = pages.all();
  const paths = new Set(all.map(({ path }) => path));
  const own = inReadingOrder(all.filter((page) => page.lang === lang));
  const live = readLiveTexts(lang);
  const written = own.map((page) => {
    const content = pageContent(readFileSync(file(fileOf(page.path)), 'utf8'), live);
    if (!content) throw new Error(`${page.path} has no <main>, so it has no Markdown.`);
    const markdown = markdownPage(page, content, paths, siteLocation);
    write(markdownPath(page.path), markdown);
    return markdown;
  });
  const { title = '', description = '' } = names[lang] ?? {};
  const whole = readInterfaceText()['markdown.whole']?.[lang] ?? '';
  const list = { title, description, whole };
  const wholePath = listPath(lang, 'llms-full.txt');
  write(listPath(lang, 'llms.txt'), llmsTxt(own, list, wholePath, siteLocation));
  write(wholePath, llmsFullTxt(written, list));
}

/**
 * Writes each page as Markdown next to its HTML, and `llms.txt` and `llms-full.txt` in each language. The Markdown is
 * generated from the built HTML, so that it includes the output of components.
 */
export function markdownPages(pages: SitePages, names: SiteNames): RspressPlugin {
  const writeAll = onSiteBuilt('markdown-pages', async (site) => {
    for (const lang of Object.keys(names)) writeLanguage(site, lang, pages, names);
  });
  return {
    name: 'markdown-pages',
    config: (config) =>
      addHead(config, pages, ({ path, kind, lang }) => {
        if (kind === 'error') return '';
        const list = absoluteUrl(listPath(lang, 'llms.txt'));
        return [
          tag('link', {
            rel: 'alternate',
            type: 'text/markdown',
            href: absoluteUrl(markdownPath(path)),
          }),
          tag('link', { rel: 'describedby', type: 'text/plain', href: list }),
        ].join('');
      }),
    builderConfig: { plugins: [writeAll] },
  };
}
