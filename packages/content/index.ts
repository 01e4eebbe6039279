export { content } from './plugins.ts';

// Languages, paths, and interface text

export { fileIn, isLanguage, type Lang, languages, mainLanguage } from './address/languages.mjs';
export { type InterfaceText, readInterfaceText } from './files/interfaceText.ts';
export { fromRoot, root as repositoryRoot } from './files/root.mjs';

// Source files: pages, headings, and values with their lines

export { flatten } from './pages/flatten.ts';
export { headingsOf, readHeading } from './pages/headings.ts';
export { loadPage, loadPages, type Page, parsePage } from './pages/pages.ts';
export { PageSyntaxError } from './pages/parse.ts';
export { filesOf, loadRoutes, routedFile, urlOf } from './pages/routes.ts';

// Sections of pages, and entries of the reference

export { entryId, type HeadingAbove } from './entries/entryId.ts';
export { isEntryTable, isReference, onlyName } from './entries/entryTables.ts';
export { type Section, sectionsOf } from './sections/sections.ts';
export { type ReadFiles, readCodeFile } from './sections/sourceFile.ts';

// Navigation and reading order

export {
  entryName,
  flatNav,
  inReadingOrder,
  type MetaEntry,
  type NavEntry,
  readEntries,
  readingOrder,
} from './order/readingOrder.ts';

// Dates and translations

export { docsHistory, type Edit, parseHistory } from './history/docsHistory.ts';
export { lastDates } from './history/lastUpdated.ts';
export { contentHash } from './translations/normalForm.ts';
export { pendingFiles, type TranslatedPage, translatedPages } from './translations/pending.ts';
export {
  fragmentsFile,
  isFragment,
  isMarked,
  readFragmentRecords,
  recordOf,
  withRecord,
} from './translations/record.ts';
export type { TranslationPending } from './translations/translationPending.ts';

// The built site: its pages, and plugins that add to its files

export { element, findAll, isElement, text, textOf } from './html/find.ts';
export {
  absoluteUrl,
  encodedPath,
  type SiteLocation,
  siteLocation,
} from './site-pages/absoluteUrl.ts';
export { memoize } from './site-pages/memoize.ts';
export {
  fileOf,
  onSiteBuilt,
  pagesHtml,
  type Site,
  transformHtml,
} from './site-pages/onSiteBuilt.ts';
export { type SitePage, SitePages } from './site-pages/sitePages.ts';

// Problems in sources

export { formatProblems, type Problem } from './problem/problem.ts';
export { frontmatterProblems } from './validate/frontmatter.ts';
export { sourceProblems } from './validate/sources.ts';
