/**
 * Makes the framework wait for the language of a page with the page itself.
 *
 * @this {import('@rspack/core').LoaderContext<{ module: string }>}
 * @param {string} source the framework's module that gets a page
 * @throws {Error} when it gets pages in another way
 */
export default function awaitLanguage(source) {
  const renamed = source.replace('async function initPageData(', 'async function initPage(');
  if (renamed === source) {
    throw new Error(`${this.resource} has no initPageData any more: see plugins/languageParts.`);
  }
  return `${renamed}
import { languageOf, loadLanguage } from ${JSON.stringify(this.getOptions().module)};
async function initPageData(path) {
  const [page] = await Promise.all([initPage(path), loadLanguage(languageOf(path))]);
  await loadLanguage(page.lang);
  return page;
}
`;
}
