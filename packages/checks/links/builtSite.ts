import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '@handbook/content';
import { builtPages, pagePath } from '@handbook/content/files';
import { type ParsedHtml, parseHtml, styleReferences } from './references.ts';

/** A built page, or a style sheet (without language and ids). */
export interface BuiltDocument extends ParsedHtml {
  /** Path in the output folder, e.g. `zh/guide/basic/deploy.html`. */
  file: string;
  /** Its URL without the base path, e.g. `/zh/guide/basic/deploy`. */
  url: string;
}

/** The output of a build. */
export interface BuiltSite {
  documents: ReadonlyMap<string, BuiltDocument>;
  /** Every file of the output folder. */
  files: ReadonlySet<string>;
}

const isRead = (file: string) => /\.(html|css)$/.test(file);

function documentOf(file: string, text: string): BuiltDocument {
  if (file.endsWith('.css')) {
    return { file, url: `/${file}`, lang: '', ids: new Set(), references: styleReferences(text) };
  }
  return { file, url: `/${pagePath(file)}`, ...parseHtml(text) };
}

/**
 * Reads a build from its files.
 *
 * @param files paths in the output folder, with the text of HTML and CSS files
 */
export function builtSite(files: Readonly<Record<string, string>>): BuiltSite {
  const documents = Object.entries(files)
    .filter(([file]) => isRead(file))
    .map(([file, text]) => [file, documentOf(file, text)] as const);
  return { documents: new Map(documents), files: new Set(Object.keys(files)) };
}

/** Reads the build in a folder, without the pages that only redirect. */
export function loadBuiltSite(folder: string): BuiltSite {
  const pages = new Set(builtPages(folder));
  const isLinked = (file: string) => !/^(?!static\/).*\.html$/.test(file) || pages.has(file);
  const read = (file: string) => (isRead(file) ? readFileSync(join(folder, file), 'utf8') : '');
  return builtSite(
    Object.fromEntries(
      filesOf('**', folder)
        .filter(isLinked)
        .map((file) => [file, read(file)]),
    ),
  );
}

/** Where a site is published, and the repository of its sources; see `site.ts`. */
export interface Places {
  /** The folder of the built site, for problems. */
  outDir: string;
  base: string;
  /** Empty when unknown. */
  origin: string;
  repository: string;
  branch: string;
}
