import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type InterfaceText, type Section, sectionsOf } from '@handbook/content';
import { readText } from '@handbook/content/files';
import type { PageIndexInfo } from '@rspress/core';
import type { SearchDocuments } from '../engine/types.ts';
import { areaOf } from './areas.ts';
import { readPhrases } from './phrases.ts';

/** A page, as passed by the framework's hook. */
export type PageSource = Pick<PageIndexInfo, 'routePath' | 'lang' | '_filepath'>;

/** A documents file, ready to serve. */
interface DocumentsFile {
  /** The file name with a hash of the content, such as `en.1a2b3c4d.json`. */
  name: string;
  content: string;
}

const stamp = (file: string): number => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** The sources of the documents besides the pages. */
interface Sources {
  /** The absolute path of the pages folder. */
  docs: string;
  /** The absolute path of the file with the interface text. */
  textsFile: string;
  /** The absolute path of the folder with the phrases that readers search with. */
  phrases: string;
}

/** Creates the documents of all languages from the sources. Reads a page again if a file that the page includes has changed. */
export class Documents {
  readonly #pages: readonly PageSource[];
  readonly #sources: Sources;
  readonly #cache = new Map<string, { stamps: Map<string, number>; sections: Section[] }>();

  constructor(pages: readonly PageSource[], sources: Sources) {
    this.#pages = pages
      .filter(({ _filepath }) => /\.mdx?$/.test(_filepath))
      .sort((a, b) => (a.routePath < b.routePath ? -1 : 1));
    this.#sources = sources;
  }

  /** Every file that the documents created so far depend on. */
  get files(): string[] {
    return [...new Set([...this.#cache.values()].flatMap(({ stamps }) => [...stamps.keys()]))];
  }

  /**
   * Creates the current documents of each language.
   *
   * @throws if a page can't be parsed, with its path in the message
   */
  make(): Map<string, DocumentsFile> {
    const texts: InterfaceText = JSON.parse(readText(this.#sources.textsFile));
    const languages = [...new Set(this.#pages.map(({ lang }) => lang))];
    return new Map(
      languages.map((lang) => {
        const pages = this.#pages.filter((page) => page.lang === lang);
        const sections = pages.flatMap((page) => this.#sectionsOf(page, texts));
        const content = JSON.stringify({ lang, sections } satisfies SearchDocuments);
        const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
        return [lang, { name: `${lang}.${hash}.json`, content }];
      }),
    );
  }

  #sectionsOf(page: PageSource, texts: InterfaceText): Section[] {
    const old = this.#cache.get(page._filepath);
    if (old && [...old.stamps].every(([file, time]) => stamp(file) === time)) return old.sections;
    const { docs, textsFile, phrases: phrasesFolder } = this.#sources;
    const read = new Set([textsFile]);
    const { lang, _filepath: file, routePath: path } = page;
    const folder = join(docs, lang);
    const name = relative(folder, file)
      .replaceAll(sep, '/')
      .replace(/\.\w+$/, '');
    const area = areaOf({ folder, lang, texts }, name, read);
    const phrases = readPhrases(phrasesFolder, lang, read)[`/${name}`];
    const sections = sectionsOf({ file, path, docs, area }, read).map((section) => {
      const asked = phrases?.[section.anchor];
      return { ...section, ...(asked && { phrases: asked }) };
    });
    const stamps = new Map([...read].map((file) => [file, stamp(file)]));
    this.#cache.set(file, { stamps, sections });
    return sections;
  }
}
