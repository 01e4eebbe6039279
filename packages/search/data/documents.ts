import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type AreaSources, areaOf, type Section, sectionsOf } from '@handbook/content';
import { readText } from '@handbook/content/files';
import type { SinceByEntry } from '@handbook/releases';
import type { SearchDocuments } from '../engine/types.ts';
import { formatDocuments } from './documentsFile.mjs';
import { readPhrases } from './phrases.ts';

/** A page, as the framework's hook names it. */
export interface PageSource {
  routePath: string;
  lang: string;
  _filepath: string;
  _relativePath: string;
}

/** A file of documents, ready to be served. */
export interface DocumentsFile {
  /** With a hash of the content, e.g. `en.1a2b3c4d.json`. */
  name: string;
  content: string;
}

interface Cached {
  stamps: ReadonlyMap<string, number>;
  sections: Section[];
}

const stamp = (file: string): number => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** The documents of all languages, made from the sources; a page is made again when a file that it shows has changed. */
export class Documents {
  readonly #pages: readonly PageSource[];
  readonly #docs: string;
  readonly #textsFile: string;
  readonly #since: (() => SinceByEntry) | undefined;
  readonly #phrases: string | undefined;
  readonly #cache = new Map<string, Cached>();

  /**
   * @param docs root of all pages, absolute
   * @param textsFile the file with the interface text, absolute
   * @param since the releases that brought the entries of the reference
   * @param phrases folder of the phrases that readers ask with, absolute
   */
  constructor(
    pages: readonly PageSource[],
    docs: string,
    textsFile: string,
    since?: () => SinceByEntry,
    phrases?: string,
  ) {
    this.#phrases = phrases;
    this.#since = since;
    this.#pages = pages.filter(({ _filepath }) => /\.mdx?$/.test(_filepath));
    this.#docs = docs;
    this.#textsFile = textsFile;
  }

  /** Every file that the documents depend on, as far as they were made. */
  get files(): string[] {
    return [...new Set([...this.#cache.values()].flatMap(({ stamps }) => [...stamps.keys()]))];
  }

  /**
   * The documents as they are now, by language.
   *
   * @throws when a page does not parse, with its path in the message
   */
  make(): Map<string, DocumentsFile> {
    const texts: AreaSources['texts'] = existsSync(this.#textsFile)
      ? JSON.parse(readText(this.#textsFile))
      : {};
    const made = new Map<string, SearchDocuments>();
    const pages = [...this.#pages].sort((a, b) => (a.routePath < b.routePath ? -1 : 1));
    for (const page of pages) {
      const documents = made.get(page.lang) ?? { lang: page.lang, sections: [] };
      made.set(page.lang, documents);
      documents.sections.push(...this.#page(page, texts));
    }
    return new Map([...made].map(([lang, documents]) => [lang, toFile(lang, documents)]));
  }

  #page(page: PageSource, texts: AreaSources['texts']): Section[] {
    const old = this.#cache.get(page._filepath);
    if (old && [...old.stamps].every(([file, time]) => stamp(file) === time)) return old.sections;
    const read = new Set([this.#textsFile]);
    try {
      const sections = this.#read(page, texts, read);
      const stamps = new Map([...read].map((file) => [file, stamp(file)]));
      this.#cache.set(page._filepath, { stamps, sections });
      return sections;
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${page._relativePath} cannot be made searchable: ${reason}`, { cause });
    }
  }

  #read(page: PageSource, texts: AreaSources['texts'], read: Set<string>): Section[] {
    const folder = join(this.#docs, page.lang);
    const relative = page._filepath.startsWith(folder + sep)
      ? page._filepath.slice(folder.length + 1)
      : page._relativePath;
    const name = relative
      .split(sep)
      .join('/')
      .replace(/\.\w+$/, '');
    const area = areaOf({ folder, lang: page.lang, texts }, name, read);
    const place = { file: page._filepath, path: page.routePath, docs: this.#docs, area };
    const entries = this.#since?.().get(`/${name}`);
    const phrases = this.#phrases ? readPhrases(this.#phrases, page.lang, read)[`/${name}`] : {};
    return sectionsOf(place, read).map((section) => {
      const since = entries?.get(section.anchor);
      const asked = phrases?.[section.anchor];
      return { ...section, ...(since && { since }), ...(asked && { phrases: asked }) };
    });
  }
}

function toFile(lang: string, documents: SearchDocuments): DocumentsFile {
  const content = formatDocuments(documents);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { name: `${lang}.${hash}.json`, content };
}
