import type { BuiltDocument, BuiltSite } from './builtSite.ts';
import type { Reference } from './references.ts';
import type { Target } from './resolve.ts';

/** What is wrong with an address, or nothing. */
export type Verdict = { message: string; fix: string } | undefined;

const isChinese = ({ url }: BuiltDocument) => url.startsWith('/zh/');

/** Judges a `#fragment`: its document has an element with that id. */
export function fragmentVerdict({ document, fragment }: Target & { kind: 'document' }): Verdict {
  const name = fragment.replace(/:~:.*/, '');
  if (name === '' || name === 'top' || document.ids.has(name)) return undefined;
  const similar = [...document.ids].filter((id) => id.includes(name) || name.includes(id));
  const hint =
    similar.length > 0 ? `Its ids include ${similar.slice(0, 3).join(', ')}.` : 'Correct the id.';
  return { message: `${document.url} has nothing with the id "${name}".`, fix: hint };
}

/** Judges whether an address leads to a page of the right language, and a canonical one to its own page. */
export function languageVerdict(
  from: BuiltDocument,
  to: BuiltDocument,
  reference: Reference,
  site: BuiltSite,
): Verdict {
  const { hreflang, rel } = reference;
  if (hreflang !== undefined) {
    if (hreflang === 'x-default' || hreflang === to.lang) return undefined;
    const message = `It is announced as ${hreflang}, but ${to.url} is in ${to.lang}.`;
    return { message, fix: 'Lead it to the same page in that language.' };
  }
  if (rel === 'canonical' && to !== from) {
    const message = `The page ${from.url} names another page as its canonical address.`;
    return { message, fix: `Name ${from.url}.` };
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
    fix: `Link to /${translation}; only the language switch (hreflang) leads to English.`,
  };
}
