/**
 * Returns the ID of a section, as used in the questions.
 *
 * @param {{ path: string, anchor: string }} section
 */
export const sectionId = ({ path, anchor }) => (anchor ? `${path}#${anchor}` : path);

/**
 * Returns the ID of the section that a URL links to, for the URL format of any engine.
 *
 * @param {string} url with or without an origin, `.html`, or an encoded anchor
 */
export function idOfUrl(url) {
  const { pathname, hash } = new URL(url, 'http://site');
  const path = pathname.replace(/index\.html$/, '').replace(/\.html$/, '');
  return sectionId({ path: decodeURI(path), anchor: decodeURIComponent(hash.slice(1)) });
}
