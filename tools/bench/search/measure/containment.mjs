/** @typedef {import('@handbook/content').Section} Section */
/** @typedef {import('@handbook/search/quality').Outcome} Outcome */

const chinese = /\p{Script=Han}/u;

/** Kinds of questions whose right answers may lack the words of the query. */
const elsewhere = new Set(['howto', 'synonym', 'typo', 'language', 'error']);

/**
 * The terms of a query: runs of Chinese characters, and other words.
 *
 * @param {string} query
 * @returns {string[]} in lower case
 */
export function termsOf(query) {
  return query.toLowerCase().match(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu) ?? [];
}

/**
 * Whether a section, its headings, or its page title contain each term of a query.
 *
 * @param {Section} section
 * @param {string} query
 */
export function contains({ title, heading, parents, text, code }, query) {
  const all = [title, heading, ...parents, text, code].join('\n').toLowerCase();
  return termsOf(query).every((term) => all.includes(term));
}

/**
 * Measures precision with Chinese words: the share of hits whose section contains what was typed, for queries that name
 * a thing in Chinese. An engine that matches single characters of a word scores low.
 *
 * @param {readonly Outcome[]} outcomes
 * @param {ReadonlyMap<string, Section>} sections by id
 * @param {number} limit how many hits of each query count
 * @returns {{ queries: number, hits: number, share: number }} `share` is NaN if there are no hits
 */
export function containment(outcomes, sections, limit) {
  const asked = outcomes.filter(
    ({ question: { query, kind } }) => chinese.test(query) && !elsewhere.has(kind),
  );
  const judged = asked.flatMap(({ question, hits }) =>
    hits.slice(0, limit).map((id) => {
      const section = sections.get(id);
      return section !== undefined && contains(section, question.query);
    }),
  );
  return {
    queries: asked.length,
    hits: judged.length,
    share: judged.filter(Boolean).length / judged.length,
  };
}
