import { parse } from 'node:path';
import type { PageIndexInfo } from '@rspress/core';
import { mainLanguage } from '../address/languages.mjs';
import { withoutLocale } from '../address/localePath.ts';

/** The data of a page during the build. */
export interface SitePage {
  /** Its path without the site's base, e.g. `/zh/guide/basic/ssg`. */
  path: string;
  lang: string;
  /** The path without its language prefix, which a page has in common with its translations. */
  key: string;
  /** The title of the page, without the site's title. */
  title: string;
  description: string;
  kind: 'home' | 'doc' | 'error';
  /** The source file, absolute. */
  file: string;
  /** The ISO date of the page's last commit, if known. */
  changed: string | undefined;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const kindOf = (pageType: unknown): SitePage['kind'] => {
  if (pageType === 'home') return 'home';
  return pageType === '404' ? 'error' : 'doc';
};

function pageOf(info: PageIndexInfo): SitePage {
  const { routePath: path, lang, frontmatter, _filepath: file } = info;
  const kind = kindOf(frontmatter.pageType);
  const title = kind === 'home' ? frontmatter.hero?.text : frontmatter.title || info.title;
  return {
    path,
    lang,
    key: withoutLocale(path),
    // Lists and feeds need a name for a page without a title.
    title: text(title) || parse(file).name,
    description: text(frontmatter.description) || text(info.description),
    kind,
    file,
    changed: text(Reflect.get(info, 'lastUpdated')) || undefined,
  };
}

/** Collects pages while the framework reads them, for plugins that run after the site is rendered. */
export class SitePages {
  readonly #infos = new Map<string, PageIndexInfo>();

  /** Adds a page of the framework. Other plugins may change its data later. */
  add(info: PageIndexInfo): void {
    this.#infos.set(info.routePath, info);
  }

  /** Returns all pages except error pages, sorted by path. */
  all(): SitePage[] {
    return [...this.#infos.values()]
      .map(pageOf)
      .filter(({ kind }) => kind !== 'error')
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  /** Returns the page at a path. */
  at(path: string): SitePage | undefined {
    const info = this.#infos.get(path);
    return info && pageOf(info);
  }

  /** Returns a page in every language, including the page itself, the main language first. */
  alternates({ key }: SitePage): SitePage[] {
    return this.all()
      .filter((page) => page.key === key)
      .sort((a, b) => Number(b.lang === mainLanguage) - Number(a.lang === mainLanguage));
  }
}
