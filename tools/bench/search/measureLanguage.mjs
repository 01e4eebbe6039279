import {
  bytesOf,
  documentFiles,
  misspell,
  readQuestions,
  readSections,
  sectionId,
  unknownAnswers,
} from '@handbook/search/quality';
import { withSite } from '../lib/withSite.mjs';
import { asking } from './engines/all.mjs';
import { waitForHits } from './measure/waitForHits.mjs';
import { introductions } from './site/introductions.mjs';

/** The number of misspellings to generate. */
const TYPOS = 200;

/**
 * Measures the search of one language.
 *
 * @param {object} site
 * @param {string} site.lang
 * @param {string} site.folder this site, built with the probe
 * @param {import('./engines/all.mjs').Open} site.open opens a page of it
 * @param {string} [site.stock] the same pages built with the framework's own search
 * @returns {Promise<import('./report/language.mjs').Measured>}
 * @throws {Error} when a question accepts a section that does not exist
 */
export async function measureLanguage({ lang, folder, open, stock }) {
  const list = readSections(folder, lang);
  const sections = new Map(list.map((section) => [sectionId(section), section]));
  const ask = asking(introductions(folder));
  const questions = readQuestions(lang);
  const fresh = readQuestions(lang, 'fresh');
  const newcomer = readQuestions(lang, 'newcomer');
  const all = [...questions, ...fresh, ...newcomer];
  const unknown = unknownAnswers(all, new Set(sections.keys()));
  if (unknown.length > 0) throw new Error(unknown.join('\n'));
  /** @type {import('./report/language.mjs').Measured['engines']} */
  const engines = [['this site', await ask.ours(open, lang, questions)]];
  if (stock) {
    const builtIn = await withSite(stock, (openStock) => ask.stock(openStock, lang, questions));
    engines.push(['built-in', builtIn], ['Pagefind', await ask.pagefind(open, lang, questions)]);
  }
  return {
    lang,
    sections,
    engines,
    typos: await ask.ours(open, lang, misspell(list, TYPOS)),
    fresh: fresh.length > 0 ? await ask.ours(open, lang, fresh) : undefined,
    newcomer: newcomer.length > 0 ? await ask.ours(open, lang, newcomer) : undefined,
    documents: bytesOf(documentFiles(folder, lang)),
    wait: await waitForHits(open, lang),
  };
}
