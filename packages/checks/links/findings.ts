import type { BuiltDocument, BuiltSite, Places } from './builtSite.ts';
import { type AllowedPrefix, externalFile, isAllowed, isBelow, malformed } from './external.ts';
import type { Reference } from './references.ts';
import { resolve } from './resolve.ts';
import { fragmentVerdict, languageVerdict, type Verdict } from './verdicts.ts';

/** One thing wrong with an address on a built page. */
export interface Finding {
  document: BuiltDocument;
  url: string;
  /** A sentence about the address. */
  message: string;
  fix: string;
}

/** What the checks of one address need to know. */
export interface Context {
  site: BuiltSite;
  places: Places;
  allowed: readonly AllowedPrefix[];
}

function nearest(url: string, { site }: Context): string {
  const name = url.replace(/\/$/, '').split('/').at(-1) ?? '';
  const similar = [...site.documents.values()].filter((page) => page.url.split('/').includes(name));
  const urls = similar.slice(0, 3).map((page) => page.url);
  return urls.length > 0
    ? `Correct it (there is ${urls.join(', ')}).`
    : 'Correct it or write its target.';
}

/** Elements that send a reader elsewhere instead of loading something into the page. */
const leads = (reference: Reference) =>
  ['a', 'meta'].includes(reference.tag) ||
  reference.tag === 'area' ||
  /\b(canonical|alternate)\b/.test(reference.rel);

function externalVerdict(url: string, reference: Reference, context: Context): Verdict {
  const flaw = malformed(url);
  if (flaw)
    return {
      message: `It ${flaw}.`,
      fix: 'Correct it; an address that is an example belongs in code.',
    };
  if (!leads(reference)) {
    return {
      message: 'The page loads it from another host.',
      fix: 'Keep a copy below docs/public.',
    };
  }
  if (isAllowed(url, context.allowed) || isBelow(context.places.repository, url)) return undefined;
  return {
    message: 'It is not on the list of external addresses.',
    fix: `Add its site with a reason to ${externalFile}.`,
  };
}

/** Judges one address. */
export function judge(
  document: BuiltDocument,
  reference: Reference,
  context: Context,
): Finding | undefined {
  const { url } = reference;
  const found = (verdict: Verdict) => verdict && { document, url, ...verdict };
  if (url === '')
    return found({ message: 'It is empty.', fix: 'Give it a target, or use a button.' });
  const target = resolve(url, document, context.site, context.places);
  switch (target.kind) {
    case 'external':
      return found(externalVerdict(url, reference, context));
    case 'missing':
      return found({
        message: `The site has no ${target.url}.`,
        fix: nearest(target.url, context),
      });
    case 'outside':
      return found({
        message: `It leaves the base path ${context.places.base}.`,
        fix: 'Build it with withBase or the Link component.',
      });
    case 'folder':
      return found({
        message: `${target.url} is a folder.`,
        fix: `Write ${target.url}/, or hosts redirect each click.`,
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
