import { basename, join } from 'node:path';
import type { PageIndexInfo } from '@rspress/core';
import { mainLanguage } from '../address/languages.mjs';
import { withoutLocale } from '../address/localePath.ts';
import { type InterfaceText, readInterfaceText } from '../files/interfaceText.ts';
import { areaOf } from '../order/areas.ts';

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
  /** The area of the site, e.g. `Guide › Features`; empty for a home page. */
  area: string;
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

/** Collects pages while the framework reads them, for plugins that run after the site is rendered. */
export class SitePages {
  readonly #infos = new Map<string, PageIndexInfo>();
  readonly #read = new Map<string, SitePage>();
  #texts: InterfaceText | undefined;

  /** Adds a page of the framework. Other plugins may change its data later. */
  add(info: PageIndexInfo): void {
    this.#infos.set(info.routePath, info);
  }

  /** Returns all pages except error pages, sorted by path. */
  all(): SitePage[] {
    return [...this.#infos.keys()]
      .sort()
      .map((path) => this.at(path))
      .filter((page) => page?.kind !== 'error')
      .filter((page) => page !== undefined);
  }

  /** Returns the page at a path. */
  at(path: string): SitePage | undefined {
    const known = this.#read.get(path);
    const info = this.#infos.get(path);
    if (known || !info) return known;
    const page = this.#pageOf(info);
    this.#read.set(path, page);
    return page;
  }

  /** Returns a page in every language, including the page itself, the main language first. */
  alternates({ key }: SitePage): SitePage[] {
    return this.all()
      .filter((page) => page.key === key)
      .sort((a, b) => Number(b.lang === mainLanguage) - Number(a.lang === mainLanguage));
  }

  #pageOf(info: PageIndexInfo): SitePage {
    const { routePath, lang, frontmatter, _filepath } = info;
    const key = withoutLocale(routePath, lang);
    const kind = kindOf(frontmatter.pageType);
    const folder = join(process.cwd(), 'docs', lang);
    this.#texts ??= readInterfaceText();
    const name = _filepath.slice(folder.length + 1).replace(/\.\w+$/, '');
    const title =
      kind === 'home' ? text(frontmatter.hero?.text) : text(frontmatter.title) || info.title;
    return {
      path: routePath,
      lang,
      key,
      // Lists and feeds need a name for a page without a title.
      title: title || basename(name),
      description: text(frontmatter.description) || text(info.description),
      kind,
      area: kind === 'doc' ? areaOf({ folder, lang, texts: this.#texts }, name, new Set()) : '',
      file: _filepath,
      changed: text(Reflect.get(info, 'lastUpdated')) || undefined,
    };
  }
}
