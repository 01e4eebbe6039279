/** The style element inside the provider's logo, which the modal doesn't show. */
const STYLE = /\w+\.createElement\("defs",null,\w+\.createElement\("style",null,"[^"]*"\)\)/;

/**
 * Loader that removes the style element from DocSearch's logo. The site's policy only allows styles from its pages.
 *
 * @param {string} source the source of the package
 * @returns {string}
 * @throws {Error} if the package has changed, so that a maintainer checks its style elements
 */
export default function dropLogoStyle(source) {
  const rest = source.replace(STYLE, 'null');
  if (rest === source || rest.includes('"style"')) {
    throw new Error('DocSearch’s style elements have changed: see packages/search/modal.');
  }
  return rest;
}
