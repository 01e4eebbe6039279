/**
 * What ranking goes by: each rule has a name, what it is worth, and the sentence above it. `rules.fixture.json` has the
 * question that needs it and what the number is without it; `npm run bench -- ablation` switches one off at a time.
 */
export const rules = {
  /** A section that has more of the query's words is worth more than its share of them. */
  coverage: 1.25,
  /** A synonym in a heading counts less than the word itself in the text. */
  ownWord: 1.5,
  /** The last part of the URL repeats the heading in English, and counts nearly as much. */
  address: 0.8,
  /** A heading with few words besides the query is a closer match than a long one. */
  precision: 1,
  /** Matches in the page title and the headings above count for the section too. */
  around: 0.9,
  /** If the title of a page matches, its introduction gets a bonus. */
  introduction: 1,
  /** A section below a heading that already matches the query is a detail of that section. */
  detail: 0.9,
  /** A very short section, such as a row of a table, doesn't answer a question. */
  slight: 0.7,
  /** A heading with nothing before the next one announces what stands further down. */
  empty: 0.5,
  /** Words of a question are not parts of the names of the reference. */
  entry: 0.8,
  /** Deprecated entries and entries without effect come last, unless the query has their name. */
  dead: 10,
  /** A section whose heading has only the verb of a query, below titles without its noun, follows all that have the noun. */
  verbOnly: 10,
  /** The name of a file leads to the section that lists it among its phrases. */
  fileName: 6,
  /** A key typed exactly, that can be nothing else, outranks everything. */
  exactKey: 30,
  /** A name written exactly as it was typed, capitals and dots included, comes first. */
  asWritten: 4.8,
  /** A heading that is the query, sign by sign but for capitals. */
  sameSigns: 4.2,
  /** A flag among words is the flag, not the variable or key of that name. */
  flagAmongWords: 4.1,
  /** A single name of the reference is not what a question with words like it asks for. */
  entryAmongWords: 0,
  /** A row of a table has its name from what it belongs to: it is not what words like it ask for. */
  rowName: 2.5,
  /** A heading that is the query, but for spaces and signs. */
  sameName: 4,
  /** The last part of a name with dots is an entry, wherever it stands. */
  lastPart: 3,
  /** A heading that begins with what was typed so far. */
  beginning: 1,
  /** A name that a single misspelled word is one slip away from. */
  misspelled: 1.5,
  /** `cleanU` begins `route.cleanUrls` as well as `cleanUrlByConfig`. */
  ownBeginning: 1,
  /** A section that has the question among its phrases. */
  phrase: 1.6,
  /** A word that the phrase only has as a synonym. */
  phraseOtherWord: 0.7,
  /** A single word gains nothing from a phrase of several. */
  phraseSingleWord: 1,
  /** A heading that asks the question itself. */
  askedHeading: 1,
  /** The text contains the whole query word by word, such as a pasted message. */
  inText: 0.6,
  /** The text contains a part of the query word by word. */
  inPart: 0.3,
  /** A section that begins with what was asked for explains it. */
  firstLine: 0.3,
  /** A section that has the very name in it, not only words like it. */
  mentioned: 1.6,
  /** A name among other words counts less, because the other words matter too. */
  mentionedAmongWords: 0.5,
  /** A section that quotes a pasted message, whatever files or plugins the two name. */
  quotedMessage: 0.7,
};

/** The name of a rule. */
export type RuleName = keyof typeof rules;
