import type { BuiltDocument, Places } from './builtSite.ts';
import type { Finding } from './findings.ts';
import type { Sources } from './sources.ts';

/** Judges an edit link: it opens the source of its page, and that file exists. */
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
  const fix = 'Mend editLink.docRepoBaseUrl in rspress.config.ts, or the edit link of the theme.';
  if (!sources.exists(file)) {
    const message = `It opens ${file}, which the repository does not have.`;
    return { isEditLink: true, finding: { document, url, message, fix } };
  }
  if (own !== undefined && own !== file) {
    const message = `It opens ${file} and not its own page ${own}.`;
    return { isEditLink: true, finding: { document, url, message, fix } };
  }
  return { isEditLink: true };
}
