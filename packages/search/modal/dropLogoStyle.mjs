/** The style element inside the provider's logo, which the modal doesn't show. */
const STYLE = /\w+\.createElement\("defs",null,\w+\.createElement\("style",null,"[^"]*"\)\)/;

/**
 * A loader that takes the style element out of DocSearch's logo: the site's policy forbids what its pages did not bring.
 *
 * @param {string} source of the package
 * @returns {string}
 * @throws {Error} when the package has changed, so that somebody looks at its style elements
 */
export default function dropLogoStyle(source) {
  const rest = source.replace(STYLE, 'null');
  if (rest === source || rest.includes('"style"')) {
    throw new Error('DocSearch’s style elements have changed: see packages/search/modal.');
  }
  return rest;
}
