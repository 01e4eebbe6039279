const ENTRY = /<script defer src="([^"]+)"><\/script>/g;
const ROUTE = /<link rel="preload" href="([^"]+)" as="script">/g;
const LEFT = /<script\b[^>]*\bsrc=|<link\b[^>]*\bas="script"/;
const PLACE = '<link rel="x-intent" ';

/**
 * A page whose scripts no browser fetches by itself: each is named by a `<link rel="x-intent">`, and the loader, which
 * stands after the last of them, fetches them at the reader's first sign of intent. A page without scripts stays as it is.
 *
 * @param html the finished page
 * @param loader the text of the inline script
 * @throws Error when scripts are written in another way, or a page of the site has none
 */
export function intentHtml(html: string, loader: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const inert = (_: string, href: string) => `${PLACE}href="${href}" as="script">`;
  const changed = head.replace(ENTRY, inert).replace(ROUTE, inert);
  const left = LEFT.exec(changed.replaceAll(/<link rel="x-intent"[^>]*>/g, ''));
  if (left)
    throw new Error(`The head has "${left[0]}…", which is not how scripts are loaded here.`);
  if (changed === head) {
    if (html.includes('id="__rspress_root"')) throw new Error('The head names no script.');
    return html;
  }
  const last = changed.indexOf('>', changed.lastIndexOf(PLACE)) + 1;
  const script = `<script>${loader}</script>`;
  return changed.slice(0, last) + script + changed.slice(last) + html.slice(end);
}
