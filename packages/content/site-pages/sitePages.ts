import { basename, join } from 'node:path';
import type { PageIndexInfo } from '@rspress/core';
import { withoutLocale } from '../address/localePath.ts';
import { readText } from '../files/readText.mjs';
import { areaOf } from '../order/areas.ts';

/** What the build knows of a page. */
export interface SitePage {
  /** Its path without the site's base, e.g. `/zh/guide/basic/ssg`. */
  path: string;
  lang: string;
  /** The path without language, by which the same page in other languages is found. */
  key: string;
  /** What it is called, without the site's name. */
  title: string;
  description: string;
  kind: 'home' | 'doc' | 'error';
  /** The part of the site that it belongs to, e.g. `Guide › Features`; empty for a home page. */
  area: string;
  /** Its source, absolute. */
  file: string;
  /** ISO date of its last commit, where the history has it. */
  changed: string | undefined;
}

type Texts = Record<string, Record<string, string>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const kindOf = (pageType: unknown): SitePage['kind'] => {
  if (pageType === 'home') return 'home';
  return pageType === '404' ? 'error' : 'doc';
};

/** Collects the pages of the site while the framework reads them; other plugins ask it once the site is rendered. */
export class SitePages {
  readonly #infos = new Map<string, PageIndexInfo>();
  readonly #read = new Map<string, SitePage>();
  readonly #root: string;
  #texts: Texts | undefined;
  /** The language without a prefix. */
  readonly mainLang: string;

  /**
   * @param mainLang the language whose pages have no prefix
   * @param root the repository, absolute
   */
  constructor(mainLang: string, root = process.cwd()) {
    this.mainLang = mainLang;
    this.#root = root;
  }

  /** Takes a page as the framework gives it; other plugins may still add to it. */
  add(info: PageIndexInfo): void {
    this.#infos.set(info.routePath, info);
  }

  /** Every page but those for errors, in the order of their paths. */
  all(): SitePage[] {
    return [...this.#infos.keys()]
      .sort()
      .map((path) => this.at(path))
      .filter((page) => page?.kind !== 'error')
      .filter((page) => page !== undefined);
  }

  /** The page of a path. */
  at(path: string): SitePage | undefined {
    const known = this.#read.get(path);
    const info = this.#infos.get(path);
    if (known || !info) return known;
    const page = this.#pageOf(info);
    this.#read.set(path, page);
    return page;
  }

  /** A page in every language that has it, itself included, the main language first. */
  alternates({ key }: SitePage): SitePage[] {
    return this.all()
      .filter((page) => page.key === key)
      .sort((a, b) => Number(b.lang === this.mainLang) - Number(a.lang === this.mainLang));
  }

  #pageOf(info: PageIndexInfo): SitePage {
    const { routePath, lang, frontmatter, _filepath } = info;
    const key = withoutLocale(routePath, lang, this.mainLang);
    const kind = kindOf(frontmatter.pageType);
    const folder = join(this.#root, 'docs', lang);
    this.#texts ??= JSON.parse(readText(join(this.#root, 'i18n.json'))) as Texts;
    const name = _filepath.slice(folder.length + 1).replace(/\.\w+$/, '');
    const title =
      kind === 'home' ? text(frontmatter.hero?.text) : text(frontmatter.title) || info.title;
    return {
      path: routePath,
      lang,
      key,
      // A page without a title still needs a name in lists and feeds.
      title: title || basename(name),
      description: text(frontmatter.description) || text(info.description),
      kind,
      area: kind === 'doc' ? areaOf({ folder, lang, texts: this.#texts }, name, new Set()) : '',
      file: _filepath,
      changed: text(Reflect.get(info, 'lastUpdated')) || undefined,
    };
  }
}
