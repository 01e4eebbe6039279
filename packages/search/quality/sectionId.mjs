/**
 * Names a section the way the questions do.
 *
 * @param {{ path: string, anchor: string }} section
 */
export const sectionId = ({ path, anchor }) => (anchor ? `${path}#${anchor}` : path);

/**
 * Names the section that a URL leads to, whichever engine returned it.
 *
 * @param {string} url with or without origin, `.html`, an encoded anchor
 */
export function idOfUrl(url) {
  const { pathname, hash } = new URL(url, 'http://site');
  const path = pathname.replace(/index\.html$/, '').replace(/\.html$/, '');
  return sectionId({ path: decodeURI(path), anchor: decodeURIComponent(hash.slice(1)) });
}
