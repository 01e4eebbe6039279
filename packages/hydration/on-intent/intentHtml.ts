const ENTRY = /<script defer src="([^"]+)"><\/script>/g;
const ROUTE = /<link rel="preload" href="([^"]+)" as="script">/g;
const EAGER = /<script\b[^>]*\bsrc=|<link\b[^>]*\bas="script"/;
const PLACE = '<link rel="x-intent" ';

/**
 * Replaces the scripts of a page with `<link rel="x-intent">`, which browsers ignore, and adds the loader after the last
 * of them. A page without scripts isn't changed.
 *
 * @param html the finished page
 * @param loader the text of the inline script
 * @param path the page's path without a slash at the end; undefined for a not-found page, which is served at any path
 * @throws {Error} when the framework changes how it writes scripts, or a page of the site has none
 */
export function intentHtml(html: string, loader: string, path?: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const intentLink = (_: string, href: string) => `${PLACE}href="${href}" as="script">`;
  const changed = head.replace(ENTRY, intentLink).replace(ROUTE, intentLink);
  const eager = EAGER.exec(changed.replaceAll(/<link rel="x-intent"[^>]*>/g, ''));
  const fix = 'Fix: adapt packages/hydration/on-intent.';
  if (eager) throw new Error(`A page would load "${eager[0]}…" at once. ${fix}`);
  if (changed === head) {
    if (html.includes('id="__rspress_root"')) throw new Error(`A page has no known script. ${fix}`);
    return html;
  }
  const last = changed.indexOf('>', changed.lastIndexOf(PLACE)) + 1;
  const lang = /<html[^>]* lang="([^"]*)"/.exec(html)?.[1];
  const page = path === undefined ? '' : ` data-page="${lang}${encodeURI(path).toLowerCase()}"`;
  const script = `<script${page}>${loader}</script>`;
  return changed.slice(0, last) + script + changed.slice(last) + html.slice(end);
}
