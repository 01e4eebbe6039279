import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { inlineCode } from './inlineCode.ts';

/** The folder whose files have a content hash in their paths, so that browsers never revalidate them. */
export const HASHED_FOLDER = 'static';

/** Whether a path contains a content hash, in the file name or in the folder of a standalone bundle. */
const hasHash = (path: string): boolean => /[.-][0-9a-f]{8,}[./]/.test(path);

/** More would mean that a page has a script of its own, and the policy would grow with the site. */
const MOST_SCRIPTS = 10;

/** Style elements are rarer still: the framework's components bring a few. */
const MOST_STYLES = 10;

/** What the headers of a bundle's documents depend on. */
interface FramedSurvey {
  /** Sources of a policy, one for each inline script of any document. */
  scripts: string[];
  /** The policy that the documents themselves carry. */
  policy?: string;
}

/** What the headers of a built site depend on. */
export interface SiteSurvey {
  /** Sources of a policy, e.g. `'sha256-…'`, one for each inline script of any page. */
  scripts: string[];
  /** The same for style elements. */
  styles: string[];
  /** Documents that were built apart, by their bundle's folder, as `static/frame-0123abcd/`. */
  framed: Record<string, FramedSurvey>;
  /** Not-found pages, as `404.html` and `zh/404.html`. */
  notFoundPages: string[];
}

const sourceOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

const sourcesOf = (texts: Iterable<string>) => [...new Set([...texts].map(sourceOf))].sort();

function addTexts(known: Map<string, string>, texts: readonly string[], page: string): void {
  for (const text of texts) if (!known.has(text)) known.set(text, page);
}

function refuseMany(kind: string, most: number, known: ReadonlyMap<string, string>): void {
  if (known.size <= most) return;
  const shown = [...known].map(([text, page]) => `- ${page}: ${text.trim().slice(0, 80)}`);
  throw new Error(
    `The pages have ${known.size} different inline ${kind}s, at most ${most} can be allowed by hash. Move what differs between pages into data or a file:\n${shown.join('\n')}`,
  );
}

/** The folder of a bundle built apart that a document belongs to; undefined for a page of the site. */
function bundleOf(page: string): string | undefined {
  const [first, second] = page.split('/');
  return first === HASHED_FOLDER ? `${first}/${second}/` : undefined;
}

/**
 * Reads a built site for what its headers have to allow. Documents below `static/` are no pages: they were built apart,
 * to be shown in frames.
 *
 * @param folder the built site, absolute
 * @throws Error that names code which no policy could allow, and files that browsers would keep too long
 */
export function surveySite(folder: string): SiteSurvey {
  const files = globSync('**', { cwd: folder }).sort();
  const documents = files.filter((file) => file.endsWith('.html'));
  const unhashed = files.filter((file) => file.startsWith(`${HASHED_FOLDER}/`) && !hasHash(file));
  const problems = unhashed.map(
    (file) =>
      `${file} has no hash in its name, and everything below ${HASHED_FOLDER}/ is kept for a year.`,
  );
  const framed: Record<string, FramedSurvey> = {};
  const scripts = new Map<string, string>();
  const styles = new Map<string, string>();
  for (const page of documents) {
    const found = inlineCode(readFileSync(join(folder, page), 'utf8'));
    const bundle = bundleOf(page);
    if (bundle === undefined) {
      addTexts(scripts, found.scripts, page);
      addTexts(styles, found.styles, page);
      problems.push(
        ...found.forbidden.map((code) => `${page} has ${code}, which the policy forbids.`),
      );
    } else {
      const { scripts = [], ...before } = framed[bundle] ?? {};
      const sources = [...new Set([...scripts, ...found.scripts.map(sourceOf)])].sort();
      framed[bundle] = {
        ...before,
        scripts: sources,
        ...(found.policy && { policy: found.policy }),
      };
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  refuseMany('script', MOST_SCRIPTS, scripts);
  refuseMany('style element', MOST_STYLES, styles);
  return {
    scripts: sourcesOf(scripts.keys()),
    styles: sourcesOf(styles.keys()),
    framed,
    notFoundPages: documents.filter((page) => /^([^/]+\/)?404\.html$/.test(page)),
  };
}
