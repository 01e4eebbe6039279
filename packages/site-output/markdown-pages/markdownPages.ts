import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SitePages } from '@handbook/content';
import {
  absoluteUrl,
  fileOf,
  inReadingOrder,
  onSiteBuilt,
  type Site,
  siteLocation,
} from '@handbook/content';
import { readText } from '@handbook/content/files';
import type { RspressPlugin } from '@rspress/core';
import { addHead } from '../document-head/addHead.ts';
import { tag } from '../document-head/tags.ts';
import { readLiveTexts } from '../page-content/describeLive.ts';
import { pageContent } from '../page-content/pageContent.ts';
import { listPath, llmsFullTxt, llmsTxt } from './llmsTxt.ts';
import { markdownPage } from './markdownPage.ts';
import { markdownPath } from './markdownPath.ts';

/** The site's title and description in each language. */
type Names = Readonly<Record<string, { title: string; description: string }>>;

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function writeLanguage({ file }: Site, lang: string, pages: SitePages, names: Names): void {
  const all = pages.all();
  const paths = new Set(all.map(({ path }) => path));
  const own = inReadingOrder(all.filter((page) => page.lang === lang));
  const live = readLiveTexts(lang);
  const written = own.map((page) => {
    const content = pageContent(readFileSync(file(fileOf(page.path)), 'utf8'), live);
    if (!content) throw new Error(`${page.path} has no <main>, so it has no Markdown.`);
    const markdown = markdownPage(page, content, paths, siteLocation);
    write(file(markdownPath(page.path)), markdown);
    return markdown;
  });
  const texts = JSON.parse(readText(join(process.cwd(), 'i18n.json')));
  const { title = '', description = '' } = names[lang] ?? {};
  const list = { title, description, whole: texts['markdown.whole'][lang] };
  const wholePath = listPath(lang, pages.mainLang, 'llms-full.txt');
  write(
    file(listPath(lang, pages.mainLang, 'llms.txt')),
    llmsTxt(own, list, wholePath, siteLocation),
  );
  write(file(wholePath), llmsFullTxt(written, list));
}

/**
 * Writes each page as Markdown next to its HTML, and `llms.txt` and `llms-full.txt` in each language. The Markdown is made
 * from the built HTML, so that it has the output of components.
 */
export function markdownPages(pages: SitePages, names: Names): RspressPlugin {
  const writeAll = onSiteBuilt('markdown-pages', async (site) => {
    for (const lang of Object.keys(names)) writeLanguage(site, lang, pages, names);
  });
  return {
    name: 'markdown-pages',
    config: (config) =>
      addHead(config, pages, ({ path, kind, lang }) => {
        if (kind === 'error') return '';
        const list = absoluteUrl(listPath(lang, pages.mainLang, 'llms.txt'));
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
