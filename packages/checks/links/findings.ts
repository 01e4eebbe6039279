import type { BuiltDocument, BuiltSite, Places } from './builtSite.ts';
import { type AllowedPrefix, externalFile, isAllowed, isBelow, malformed } from './external.ts';
import type { Reference } from './references.ts';
import { resolve } from './resolve.ts';
import { fragmentVerdict, languageVerdict, type Verdict } from './verdicts.ts';

/** One problem of a URL on a built page. */
export interface Finding {
  document: BuiltDocument;
  url: string;
  /** A sentence about the URL. */
  message: string;
  fix: string;
}

/** What the checks of a URL need. */
export interface Context {
  site: BuiltSite;
  places: Places;
  allowed: readonly AllowedPrefix[];
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
  ['a', 'meta'].includes(reference.tag) ||
  reference.tag === 'area' ||
  /\b(canonical|alternate)\b/.test(reference.rel);

function externalVerdict(url: string, reference: Reference, context: Context): Verdict {
  const flaw = malformed(url);
  if (flaw)
    return {
      message: `It ${flaw}.`,
      fix: 'Correct the URL, or put it into code marks if it is an example.',
    };
  if (!isLink(reference)) {
    return {
      message: 'The page loads it from another origin.',
      fix: 'Put a copy into docs/public, and link to the copy.',
    };
  }
  if (isAllowed(url, context.allowed) || isBelow(context.places.repository, url)) return undefined;
  return {
    message: 'It is not in the list of external URLs.',
    fix: `Add its prefix to ${externalFile}, with a reason.`,
  };
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
  const target = resolve(url, document, context.site, context.places);
  switch (target.kind) {
    case 'external':
      return found(externalVerdict(url, reference, context));
    case 'missing':
      return found({
        message: `The site has no ${target.url}.`,
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
