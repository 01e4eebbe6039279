import type { BuiltDocument, Places } from './builtSite.ts';
import type { Finding } from './findings.ts';
import type { Sources } from './sources.ts';

/** Checks an edit link, which must open the source of its page. */
export function judgeEditLink(
  document: BuiltDocument,
  url: string,
  places: Places,
  sources: Sources,
): { isEditLink: boolean; finding?: Finding } {
  const start = `${places.repository}/edit/${places.branch}/`;
  if (!url.startsWith(start)) return { isEditLink: false };
  const file = decodeURI(url.slice(start.length));
  const own = sources.pageOf(document.url)?.file;
  const fix =
    'Correct editLink.docRepoBaseUrl in rspress.config.ts, or the edit link of the theme.';
  if (!sources.exists(file)) {
    const message = `It opens ${file}, which isn't in the repository.`;
    return { isEditLink: true, finding: { document, url, message, fix } };
  }
  if (own !== undefined && own !== file) {
    const message = `It opens ${file} instead of its page ${own}.`;
    return { isEditLink: true, finding: { document, url, message, fix } };
  }
  return { isEditLink: true };
}
