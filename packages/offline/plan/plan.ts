/** The lists that a build writes at the start of its service worker. All paths start with the base. */
export interface WorkerPlan {
  /** A hash of the lists and of the files in them. */
  build: string;
  /** The path that the site is served under, with a slash at both ends. */
  base: string;
  /** The language whose paths have no prefix. */
  rootLang: string;
  languages: readonly string[];
  /** The files that every page needs: styles, scripts, icons. */
  shell: string[];
  /** For a chunk of a page, the chunks that it loads although the page doesn't refer to them. */
  relatedFiles: Record<string, string[]>;
  /** The paths of all pages. */
  pages: string[];
  /** The paths of other files, such as Markdown pages, feeds, and pictures. Files in `static` aren't listed. */
  files: string[];
  /** The new path of each page that has moved. */
  redirects: Record<string, string>;
  /** The path of each language's search data. */
  documents: Record<string, string>;
  /** The page of each language that readers see if a page isn't stored. */
  offlinePages: Record<string, string>;
  /** The path of a file with the not-found page of each language. Servers send the pages themselves with an error status. */
  notFound: string;
}

/** A file to store. */
export interface PlannedFile {
  url: string;
  /** A hash of the content; empty if the name has a hash. */
  revision: string;
  /** The compressed size. */
  bytes: number;
}

/** The files that the pages of a language need offline. The build writes one list per language. */
export interface LanguagePlan {
  lang: string;
  pageCount: number;
  /** Pages come last, so a stored page is complete. */
  files: PlannedFile[];
}
