import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pagesHtml, type Site } from '@handbook/content';
import { globSync } from 'tinyglobby';
import { redirectScript } from '../redirects/redirectPages.ts';
import { inlineCode } from './inlineCode.ts';

/** The folder whose files have a content hash in their paths, so that browsers never revalidate them. */
export const HASHED_FOLDER = 'static';

/** Matches a content hash, in the file name or in the folder of a standalone bundle, which `@handbook/offline` doesn't store. */
const HASH = /[.-][0-9a-f]{8,}[./]/;

/** Above this limit, scripts differ between pages, and the policy grows with the site. */
const MAX_INLINE = 10;

/** The inline code and the not-found pages of a built site. */
export interface SiteSurvey {
  /** Policy sources such as `'sha256-…'`, one for each inline script of the pages. */
  scripts: string[];
  /** Policy sources of the style elements. */
  styles: string[];
  /** The policies of the documents that pages show in frames, by folder: `static/frame-0123abcd/`. */
  framed: Record<string, string>;
  /** The not-found pages, such as `404.html` and `zh/404.html`. */
  notFoundPages: string[];
}

/** Returns the policy sources of inline code. The map has a page for each text. */
function sourcesOf(kind: string, texts: ReadonlyMap<string, string>): string[] {
  if (texts.size > MAX_INLINE) {
    const shown = [...texts].map(([text, page]) => `- ${page}: ${text.trim().slice(0, 80)}`);
    throw new Error(
      `The pages have ${texts.size} different inline ${kind}s; the limit is ${MAX_INLINE}. Move what differs between pages into data or a file:\n${shown.join('\n')}`,
    );
  }
  const hashOf = (text: string) => createHash('sha256').update(text, 'utf8').digest('base64');
  return [...texts.keys()].map((text) => `'sha256-${hashOf(text)}'`).sort();
}

/**
 * Reads the inline code of a built site. Documents below `static/` belong to standalone bundles, which this site frames.
 *
 * @throws Error that names code that no policy can allow, documents in frames without a policy, and files below `static/`
 *   without a hash
 */
export function surveySite(site: Pick<Site, 'folder' | 'file'>): SiteSurvey {
  const files = globSync(`${HASHED_FOLDER}/**`, { cwd: site.folder }).sort();
  const problems = files
    .filter((file) => !HASH.test(file))
    .map((file) => `${file} has no hash in its name, and is cached for a year.`);
  const framed: SiteSurvey['framed'] = {};
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const { policy } = inlineCode(readFileSync(site.file(file), 'utf8'));
    if (policy) framed[file.split('/', 2).concat('').join('/')] = policy;
    else problems.push(`${file} has no <meta http-equiv="Content-Security-Policy">.`);
  }
  const scripts = new Map([[redirectScript, 'pages that redirect']]);
  const styles = new Map<string, string>();
  const pages = pagesHtml(site);
  for (const [page, html] of pages) {
    const found = inlineCode(html);
    for (const text of found.scripts) scripts.set(text, page);
    for (const text of found.styles) styles.set(text, page);
    problems.push(
      ...found.forbidden.map((code) => `${page} has ${code}, which the policy forbids.`),
    );
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {
    scripts: sourcesOf('script', scripts),
    styles: sourcesOf('style element', styles),
    framed,
    notFoundPages: [...pages.keys()].filter((page) => /^([^/]+\/)?404\.html$/.test(page)),
  };
}
