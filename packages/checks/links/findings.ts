import type { BuiltDocument, BuiltSite, Places } from './builtSite.ts';
import { type AllowedPrefix, externalFile, isAllowed, isBelow, malformed } from './external.ts';
import type { Reference } from './references.ts';
import { resolve, type Target } from './resolve.ts';
import type { Sources } from './sources.ts';

/** One problem of a URL on a built page. */
export interface Finding {
  document: BuiltDocument;
  url: string;
  /** A sentence about the URL. */
  message: string;
  fix: string;
}

/** What the checks of a URL need. */
interface Context {
  site: BuiltSite;
  places: Places;
  sources: Sources;
  allowed: readonly Pick<AllowedPrefix, 'prefix'>[];
}

function similarPages(url: string, { site }: Context): string {
  const name = url.replace(/\/$/, '').split('/').at(-1) ?? '';
  const similar = [...site.documents.values()].filter((page) => page.url.split('/').includes(name));
  const urls = similar.slice(0, 3).map((page) => page.url);
  return urls.length > 0
    ? `Correct the link. Similar pages: ${urls.join(', ')}.`
    : 'Correct the link, or create its target.';
}

/** Whether an element links to its URL instead of loading it into the page. */
const isLink = (reference: Reference) =>
  ['a', 'area', 'meta'].includes(reference.tag) || /\b(canonical|alternate)\b/.test(reference.rel);

/** What is wrong with a URL, or `undefined`. */
type Verdict = { message: string; fix: string } | undefined;

const isChinese = ({ url }: BuiltDocument) => url.startsWith('/zh/');

/** Checks that the document has an element with the id of a `#fragment`. */
function fragmentVerdict({ document, fragment }: Target & { kind: 'document' }): Verdict {
  const name = fragment.replace(/:~:.*/, '');
  if (name === '' || name === 'top' || document.ids.has(name)) return undefined;
  const similar = [...document.ids].filter((id) => id.includes(name) || name.includes(id));
  const hint =
    similar.length > 0
      ? `Correct the id. Similar ids: ${similar.slice(0, 3).join(', ')}.`
      : 'Correct the id.';
  return { message: `${document.url} has no element with the id "${name}".`, fix: hint };
}

/** Checks that a URL leads to a page in the right language, and that a canonical URL leads to its own page. */
function languageVerdict(
  from: BuiltDocument,
  to: BuiltDocument,
  reference: Reference,
  site: BuiltSite,
): Verdict {
  const { hreflang, rel } = reference;
  if (hreflang !== undefined) {
    if (hreflang === 'x-default' || hreflang === to.lang) return undefined;
    const message = `The link declares the language ${hreflang}, but ${to.url} is in ${to.lang}.`;
    return { message, fix: 'Link to the same page in that language.' };
  }
  if (rel === 'canonical' && to !== from) {
    const message = `${from.url} declares another page as its canonical URL.`;
    return { message, fix: `Set the canonical URL to ${from.url}.` };
  }
  const translation = `zh${to.url}`;
  const hasTranslation = [`${translation}.html`, `${translation}index.html`].some((file) =>
    site.documents.has(file),
  );
  if (reference.tag !== 'a' || !isChinese(from) || isChinese(to) || !hasTranslation)
    return undefined;
  const message = `A Chinese page links to the English ${to.url}, which has a Chinese translation.`;
  return {
    message,
    fix: `Link to /${translation}. Only the language switch, which has hreflang, may link to English.`,
  };
}

function externalVerdict(url: string, reference: Reference, context: Context): Verdict {
  const flaw = malformed(url);
  if (flaw)
    return {
      message: `It ${flaw}.`,
      fix: 'Correct the URL, or put it in backticks if it is an example.',
    };
  if (!isLink(reference)) {
    return {
      message: 'The page loads it from another origin.',
      fix: 'Put a copy in docs/public, and link to the copy.',
    };
  }
  if (isAllowed(url, context.allowed) || isBelow(context.places.repository, url)) return undefined;
  return {
    message: 'It is not in the list of external URLs.',
    fix: `Add its prefix to ${externalFile}, with a reason.`,
  };
}

/** The start of every edit link. */
export const editStart = ({ repository, branch }: Places): string =>
  `${repository}/edit/${branch}/`;

/** Checks that an edit link opens the source of its page. */
function editVerdict(document: BuiltDocument, file: string, sources: Sources): Verdict {
  const own = sources.pageOf(document.url)?.file;
  const fix =
    'Correct editLink.docRepoBaseUrl in rspress.config.ts, or the edit link of the theme.';
  if (!sources.exists(file)) {
    return { message: `It opens ${file}, which isn't in the repository.`, fix };
  }
  if (own === undefined || own === file) return undefined;
  return { message: `It opens ${file} instead of its page ${own}.`, fix };
}

/** Checks one URL. */
export function judge(
  document: BuiltDocument,
  reference: Reference,
  context: Context,
): Finding | undefined {
  const { url } = reference;
  const found = (verdict: Verdict) => verdict && { document, url, ...verdict };
  if (url === '')
    return found({ message: 'The URL is empty.', fix: 'Add a target, or use a button.' });
  const edit = editStart(context.places);
  if (url.startsWith(edit)) {
    return found(editVerdict(document, decodeURI(url.slice(edit.length)), context.sources));
  }
  const target = resolve(url, document, context.site, context.places);
  switch (target.kind) {
    case 'external':
      return found(externalVerdict(url, reference, context));
    case 'missing':
      return found({
        message: `${target.url} is not on the site.`,
        fix: similarPages(target.url, context),
      });
    case 'outside':
      return found({
        message: `It is outside the base path ${context.places.base}.`,
        fix: 'Use withBase or the Link component.',
      });
    case 'folder':
      return found({
        message: `${target.url} is a folder.`,
        fix: `Write ${target.url}/, so that hosts don't redirect each click.`,
      });
    case 'document':
      return found(
        languageVerdict(document, target.document, reference, context.site) ??
          fragmentVerdict(target),
      );
    default:
      return undefined;
  }
}
