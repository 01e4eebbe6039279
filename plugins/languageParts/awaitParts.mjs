/**
 * Makes the framework wait, with a page, for its language and for the parts that it is not shown without. Asked for a page
 * a second time, it gives what it gave: React would otherwise draw a page anew that it has just taken over, because the
 * framework asks again then.
 *
 * @this {import('@rspack/core').LoaderContext<{ language: string, arrivals: string }>}
 * @param {string} source the framework's module that gets a page
 * @throws {Error} when it gets pages in another way
 */
export default function awaitParts(source) {
  const renamed = source.replace('async function initPageData(', 'async function initPage(');
  if (renamed === source) {
    throw new Error(`${this.resource} has no initPageData any more: see plugins/languageParts.`);
  }
  const { language, arrivals } = this.getOptions();
  return `${renamed}
import { languageOf, loadLanguage } from ${JSON.stringify(language)};
import { allArrived } from ${JSON.stringify(arrivals)};
let opened;
async function initPageData(path) {
  if (opened?.path === path) return opened.page;
  const [page] = await Promise.all([initPage(path), loadLanguage(languageOf(path))]);
  await Promise.all([loadLanguage(page.lang), allArrived()]);
  opened = { path, page };
  return page;
}
`;
}
