import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { inlineCode } from './inlineCode.ts';

/** The folder whose files have a content hash in their paths, so that browsers never revalidate them. */
export const HASHED_FOLDER = 'static';

/**
 * Whether a path contains a content hash, in the file name or in the folder of a standalone bundle. Both are cached for a
 * year. The worker of `@handbook/offline` doesn't store files in a folder with a hash.
 */
const hasHash = (path: string): boolean => /[.-][0-9a-f]{8,}[./]/.test(path);

/** Above this limit, scripts differ between pages, and the policy grows with the site. */
const MAX_INLINE = 10;

/** The inline code of a standalone bundle's documents. */
interface FramedSurvey {
  /** Policy sources, one for each inline script. */
  scripts: string[];
  /** The policy in the documents' own meta element. */
  policy?: string;
}

/** The inline code and the not-found pages of a built site. */
export interface SiteSurvey {
  /** Policy sources such as `'sha256-…'`, one for each inline script of the pages. */
  scripts: string[];
  /** Policy sources of the style elements. */
  styles: string[];
  /** Documents of standalone bundles, by folder: `static/frame-0123abcd/`. */
  framed: Record<string, FramedSurvey>;
  /** The not-found pages, such as `404.html` and `zh/404.html`. */
  notFoundPages: string[];
}

const sourceOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

const sourcesOf = (texts: Iterable<string>) => [...new Set([...texts].map(sourceOf))].sort();

function addTexts(known: Map<string, string>, texts: readonly string[], page: string): void {
  for (const text of texts) if (!known.has(text)) known.set(text, page);
}

function limitInlineCode(kind: string, known: ReadonlyMap<string, string>): void {
  if (known.size <= MAX_INLINE) return;
  const shown = [...known].map(([text, page]) => `- ${page}: ${text.trim().slice(0, 80)}`);
  throw new Error(
    `The pages have ${known.size} different inline ${kind}s; the limit is ${MAX_INLINE}. Move what differs between pages into data or a file:\n${shown.join('\n')}`,
  );
}

/** Returns the folder of the standalone bundle that a document is in; undefined for a page of the site. */
function bundleOf(page: string): string | undefined {
  const [first, second] = page.split('/');
  return first === HASHED_FOLDER ? `${first}/${second}/` : undefined;
}

/**
 * Reads the inline code of a built site. Documents below `static/` belong to standalone bundles, which this site frames.
 *
 * @param folder the built site, absolute
 * @throws Error that names code that no policy can allow, and files below `static/` without a hash
 */
export function surveySite(folder: string): SiteSurvey {
  const files = globSync('**', { cwd: folder }).sort();
  const documents = files.filter((file) => file.endsWith('.html'));
  const unhashed = files.filter((file) => file.startsWith(`${HASHED_FOLDER}/`) && !hasHash(file));
  const problems = unhashed.map(
    (file) =>
      `${file} has no hash in its name, and everything below ${HASHED_FOLDER}/ is cached for a year.`,
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
      const { scripts = [], policy } = framed[bundle] ?? {};
      framed[bundle] = {
        scripts: [...new Set([...scripts, ...found.scripts.map(sourceOf)])].sort(),
        policy: found.policy ?? policy,
      };
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  limitInlineCode('script', scripts);
  limitInlineCode('style element', styles);
  return {
    scripts: sourcesOf(scripts.keys()),
    styles: sourcesOf(styles.keys()),
    framed,
    notFoundPages: documents.filter((page) => /^([^/]+\/)?404\.html$/.test(page)),
  };
}
