/** What the service worker of a build knows about it. The build writes it in front of the worker's code. */
export interface WorkerPlan {
  /** Changes with every build that changes anything below. */
  build: string;
  /** The path that the site is served under, with a slash at both ends. */
  base: string;
  /** The language without a folder of its own, and all the others. */
  rootLang: string;
  languages: string[];
  /** Files that every page needs to work: styles, scripts, icons. Addresses start with the base, as all below do. */
  shell: string[];
  /** For a page's file, what has to be stored with it although the page does not name it. */
  along: Record<string, string[]>;
  /** The paths of all pages. */
  pages: string[];
  /** The paths of other files, such as Markdown pages, feeds, and pictures. Files in `static` aren't listed. */
  files: string[];
  /** The new path of each page that has moved. */
  redirects: Record<string, string>;
  /** Where the search's documents of each language are. */
  documents: Record<string, string>;
  /** The page of each language that says that a page is not stored. */
  offlinePages: Record<string, string>;
  /** A file with the not-found page of each language: servers answer its own address with an error. */
  notFound: string;
}

/** A file to store, with what tells whether a stored one is still the same. */
export interface PlannedFile {
  url: string;
  /** Empty where the name itself changes with the content. */
  revision: string;
  /** As a server compresses it. */
  bytes: number;
}

/** Everything that the pages of a language need to work without network. The build writes one for each language. */
export interface LanguagePlan {
  lang: string;
  pageCount: number;
  /** What pages need comes before the pages, so that whatever is stored is whole. */
  files: PlannedFile[];
}
