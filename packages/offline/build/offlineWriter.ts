import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { memoize } from '@handbook/content';
import { builtPages, pagePath } from '@handbook/content/files';
import { globSync } from 'tinyglobby';
import type { LanguagePlan, PlannedFile, WorkerPlan } from '../plan/plan.ts';
import { PAGE_MARK } from '../plan/responses.ts';
import { filesNamedIn, isHashed, languageOf } from '../plan/urls.ts';
import { bundleWorker } from './bundleWorker.ts';
import type { ChunkFiles } from './chunkFiles.ts';

interface BuiltSite {
  /** The output folder, absolute. */
  folder: string;
  /** The path that the site is served under, with a slash at both ends. */
  base: string;
  rootLang: string;
  languages: readonly string[];
  chunks: ChunkFiles;
}

const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);

const unique = (list: readonly string[]): string[] => [...new Set(list)].sort();

const NOT_FOUND = /(^|\/)404\.html$/;

/** Writes `sw.js` and the lists of files that each language needs. */
export class OfflineWriter {
  readonly #site: BuiltSite;
  readonly #files = new Map<string, string>();

  constructor(site: BuiltSite) {
    this.#site = site;
    const { folder, base } = site;
    for (const file of builtPages(folder)) this.#files.set(base + pagePath(file), file);
  }

  /**
   * @throws Error if a page has no mark, or if an offline page, the search data of a language, the list of redirects, or a
   *   file that a page refers to is missing
   */
  async write(): Promise<void> {
    const { folder } = this.#site;
    for (const [url, file] of this.#files) {
      if (this.#read(url).includes(PAGE_MARK)) continue;
      throw new Error(
        `${file} has no ${PAGE_MARK}…">, so readers can't store it: keep Rspress's tag.`,
      );
    }
    mkdirSync(join(folder, 'offline'), { recursive: true });
    const plan = this.#workerPlan();
    for (const lang of plan.languages) {
      const language = JSON.stringify(this.#languagePlan(lang, plan));
      writeFileSync(join(folder, 'offline', `${lang}.json`), language);
    }
    writeWorker(folder, plan, await bundleWorker('worker'));
  }

  #read = (url: string): Buffer =>
    readFileSync(join(this.#site.folder, this.#files.get(url) ?? this.#below(url)));

  #below = (url: string): string => decodeURI(url.slice(this.#site.base.length));

  #pagesOf(lang: string): string[] {
    const site = this.#site;
    return [...this.#files].flatMap(([url, file]) =>
      !NOT_FOUND.test(file) && languageOf(url, site) === lang ? [url] : [],
    );
  }

  /** The files that a page needs. */
  #needs(url: string): string[] {
    const { base, chunks, folder } = this.#site;
    const named = filesNamedIn(this.#read(url).toString(), base);
    const relatedFiles = named.flatMap(
      (it) => chunks.relatedFiles.get(it.slice(base.length)) ?? [],
    );
    return unique([...named, ...relatedFiles.map((file) => base + file)]).filter((it) =>
      existsSync(join(folder, this.#below(it))),
    );
  }

  #workerPlan(): WorkerPlan {
    const { folder, base, rootLang, languages, chunks } = this.#site;
    const offlinePages = Object.fromEntries(
      languages.map((lang) => [lang, `${base}${lang === rootLang ? '' : `${lang}/`}offline`]),
    );
    const documents = Object.fromEntries(languages.map((lang) => [lang, this.#searchData(lang)]));
    const notFound = this.#writeNotFound();
    const icons = globSync('*.{svg,png,ico,webmanifest}', { cwd: folder });
    const shell = unique([
      ...[...chunks.shell, ...icons].map((file) => base + file),
      ...Object.values(offlinePages).flatMap((url) => this.#needs(url)),
    ]);
    const relatedFiles = Object.fromEntries(
      [...chunks.relatedFiles].map(([file, others]) => [
        base + file,
        others.map((it) => base + it),
      ]),
    );
    const plan = {
      base,
      rootLang,
      languages,
      shell,
      relatedFiles,
      pages: [...this.#files].flatMap(([url, file]) => (NOT_FOUND.test(file) ? [] : [url])),
      files: this.#otherFiles(),
      redirects: this.#redirects(),
      documents,
      offlinePages,
      notFound,
    };
    const contents = [...shell, ...Object.values(offlinePages), notFound]
      .filter((url) => !isHashed(url))
      .map((url) => hashOf(this.#read(url)));
    return { build: hashOf(JSON.stringify([plan, contents])), ...plan };
  }

  /** The paths of files that aren't pages. The worker and its lists are written later. */
  #otherFiles(): string[] {
    const { folder, base, languages } = this.#site;
    const found = globSync('**/*', { cwd: folder, ignore: ['**/*.html', 'static/**'] });
    const written = ['sw.js', ...languages.map((lang) => `offline/${lang}.json`)];
    return unique([...found, ...written].map((file) => base + file));
  }

  /** The search data of a language, which the search plugin emitted. */
  #searchData(lang: string): string {
    const { folder, base } = this.#site;
    const [file] = globSync(`static/search/${lang}.*.json`, { cwd: folder });
    if (file) return base + file;
    throw new Error(
      `static/search/${lang}.*.json is missing, so the offline plugin can't store search data: add the search plugin, or change the name in the offline plugin.`,
    );
  }

  /** The redirects that the deployment plugin wrote. */
  #redirects(): Record<string, string> {
    const { folder, base } = this.#site;
    const file = join(folder, '.deploy/redirects.json');
    if (!existsSync(file)) {
      throw new Error(
        `${file} is missing, so the offline plugin doesn't know the redirects: add the deployment plugin, or change the name in the offline plugin.`,
      );
    }
    const moved: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
    const inBase = (path: string) => base.slice(0, -1) + path;
    return Object.fromEntries(
      Object.entries(moved).map(([from, to]) => [inBase(from), inBase(to)]),
    );
  }

  /** Writes the not-found pages into one file, because servers send the pages themselves with an error status. */
  #writeNotFound(): string {
    const { folder, base } = this.#site;
    const pages = [...this.#files].filter(([, file]) => NOT_FOUND.test(file));
    const texts = pages.map(([url]) => [languageOf(url, this.#site), this.#read(url).toString()]);
    writeFileSync(
      join(folder, 'offline/not-found.json'),
      JSON.stringify(Object.fromEntries(texts)),
    );
    return `${base}offline/not-found.json`;
  }

  #languagePlan(lang: string, plan: WorkerPlan): LanguagePlan {
    const pages = this.#pagesOf(lang);
    const documents = plan.documents[lang];
    const files = unique([
      ...plan.shell,
      ...pages.flatMap((url) => this.#needs(url)),
      ...(documents ? [documents] : []),
    ]);
    return { lang, pageCount: pages.length, files: [...files, ...pages].map(this.#plannedFile) };
  }

  /** Cached, because languages share files and compression is slow. */
  #plannedFile = memoize((url): PlannedFile => {
    const content = this.#read(url);
    const revision = isHashed(url) ? '' : hashOf(content);
    return { url, revision, bytes: gzipSync(content).length };
  });
}

const writeWorker = (folder: string, plan: object, code: string) =>
  writeFileSync(join(folder, 'sw.js'), `globalThis.offlinePlan=${JSON.stringify(plan)};\n${code}`);

/** Writes a service worker that deletes every cache of the site under this base and unregisters itself. */
export const writeSelfDestroyingWorker = async (folder: string, base: string): Promise<void> =>
  writeWorker(folder, { base }, await bundleWorker('selfDestroying'));
