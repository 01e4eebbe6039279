export { content } from './plugins.ts';

// Languages and paths

export { fileIn, isLanguage, type Lang, languages, mainLanguage } from './address/languages.mjs';
export { fromRoot, root as repositoryRoot } from './files/root.mjs';

// Interface text

export { readInterfaceText } from './files/interfaceText.ts';

// Source files: pages, headings, code blocks, and values with their lines

export { type Block, blocksOf } from './pages/blocks.ts';
export { flatten } from './pages/flatten.ts';
export { headingsOf, readHeading } from './pages/headings.ts';
export { loadPage, loadPages, type Page, parsePage } from './pages/pages.ts';
export { PageSyntaxError } from './pages/parse.ts';
export { filesOf, loadRoutes, type RoutedFile, routedFile, urlOf } from './pages/routes.ts';

// Sections of pages, and entries of the reference

export { entryId, type HeadingAbove } from './entries/entryId.ts';
export { isEntryTable, isReference, onlyName } from './entries/entryTables.ts';
export { type Section, sectionsOf } from './sections/sections.ts';
export { type ReadFiles, readCodeFile } from './sections/sourceFile.ts';

// Navigation and reading order

export { type AreaSources, areaOf } from './order/areas.ts';
export { inReadingOrder, readingOrder } from './order/readingOrder.ts';

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

export {
  classesOf,
  element,
  findAll,
  hasClass,
  isElement,
  isTag,
  rewrite,
  text,
  textOf,
} from './html/find.ts';
export { languageData } from './language-data/languageData.ts';
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
export { nearest } from './validate/nearest.ts';
export { sourceProblems } from './validate/sources.ts';
export { writtenLinkProblems } from './validate/writtenLinkProblems.ts';
