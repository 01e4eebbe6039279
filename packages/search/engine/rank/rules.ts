/**
 * The ranking rules. Without any of them, questions that nothing was tuned for score at least one point lower, or a name or
 * message of the reference isn't among the first three hits. `npm run bench -- search coverage=1` disables that rule, and 0 each of the others.
 */
export const rules = {
  /** Matching more of the query's words raises the score of a section more than proportionally. */
  coverage: 2,
  /** A section that has the question in its phrases. */
  phrase: 1.6,
  /** A word that the phrase contains only as a synonym. */
  phraseSynonym: 0.7,
  /** A heading that is the name in the query exactly as typed, including capitals and dots, outranks everything. */
  exactName: 30,
  /** A heading that equals the query, ignoring case, spaces, and punctuation. */
  sameName: 2,
  /** A heading that is the last part of a name: `nav` for `themeConfig.nav`, `--help` for `rspress eject --help`. */
  lastPart: 3,
  /** A section that contains the name itself, not only its words. */
  mentioned: 1.6,
  /** A section that quotes a pasted message, even if file or plugin names differ. */
  quoted: 1,
};
