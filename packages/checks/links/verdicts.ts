import type { BuiltDocument, BuiltSite } from './builtSite.ts';
import type { Reference } from './references.ts';
import type { Target } from './resolve.ts';

/** What is wrong with a URL, or `undefined`. */
export type Verdict = { message: string; fix: string } | undefined;

const isChinese = ({ url }: BuiltDocument) => url.startsWith('/zh/');

/** Checks that the document has an element with the id of a `#fragment`. */
export function fragmentVerdict({ document, fragment }: Target & { kind: 'document' }): Verdict {
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
export function languageVerdict(
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
    const message = `${from.url} has another page as its canonical URL.`;
    return { message, fix: `Set the canonical URL to ${from.url}.` };
  }
  const translation = `zh${to.url}`;
  const hasTranslation = [`${translation}.html`, `${translation}index.html`].some((file) =>
    site.documents.has(file),
  );
  if (reference.tag !== 'a' || !isChinese(from) || isChinese(to) || !hasTranslation)
    return undefined;
  const message = `A Chinese page links to the English ${to.url}, which has a Chinese page.`;
  return {
    message,
    fix: `Link to /${translation}. Only the language switch, which has hreflang, may link to English.`,
  };
}
