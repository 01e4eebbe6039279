/** Values of `rel` whose file a browser fetches with the page. */
const FETCHED = /^(stylesheet|preload|modulepreload|icon|manifest)$/;

const attribute = (/** @type {string} */ tag, /** @type {string} */ name) =>
  tag.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1];

/**
 * The files that a browser requests on the first visit of a page, before the reader does anything: scripts, styles,
 * preloads, icons, the manifest, and images, except images that load lazily.
 *
 * @param {string} html the built page
 * @returns {string[]} paths on the page's server, without duplicates
 */
export function ownFiles(html) {
  const paths = [...html.matchAll(/<(link|script|img)\s[^>]*>/g)].flatMap(([tag, name]) => {
    const rel = attribute(tag, 'rel') ?? '';
    if (name === 'link' && !FETCHED.test(rel)) return [];
    if (attribute(tag, 'loading') === 'lazy') return [];
    return attribute(tag, name === 'link' ? 'href' : 'src') ?? [];
  });
  return [...new Set(paths)].filter((path) => /^\/[^/]/.test(path));
}
