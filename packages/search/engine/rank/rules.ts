/**
 * The ranking rules. Each rule has a name, a value, and a comment that describes it. `rules.fixture.json` has a question
 * that needs the rule, and the value that disables the rule. `npm run bench -- search each` disables one rule at a time.
 */
export const rules = {
  /** Matching more of the query's words raises the score of a section more than proportionally. */
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
  /** A heading without text before the next heading only introduces the sections below. */
  empty: 0.5,
  /** The words of a question usually aren't parts of reference names. */
  entry: 0.8,
  /** Deprecated entries and entries without effect come last, unless the query contains their name. */
  dead: 10,
  /** If a heading has only the verb of a query and no title above has the noun, sections with the noun come first. */
  verbOnly: 10,
  /** A file name leads to the section that lists it in its phrases. */
  fileName: 6,
  /** An exactly typed key that can't mean anything else outranks everything. */
  exactKey: 30,
  /** A name written exactly as typed, including capitals and dots, comes first. */
  asWritten: 4.8,
  /** A heading that equals the query character by character, ignoring case. */
  sameSigns: 4.2,
  /** A flag among other words means the flag, not the variable or key with that name. */
  flagAmongWords: 4.1,
  /** A question that contains the words of a reference name doesn't ask for that name. */
  entryAmongWords: 0,
  /** A table row is named after what it belongs to, so a question with the same words doesn't ask for the row. */
  rowName: 2.5,
  /** A heading that equals the query, ignoring spaces and punctuation. */
  sameName: 4,
  /** The last part of a name with dots is an entry on any page. */
  lastPart: 3,
  /** A heading that begins with what the reader has typed so far. */
  beginning: 1,
  /** A name that is one typo away from a single misspelled word. */
  misspelled: 1.5,
  /** `cleanU` begins `route.cleanUrls` as well as `cleanUrlByConfig`. */
  ownBeginning: 1,
  /** A section that has the question in its phrases. */
  phrase: 1.6,
  /** A word that the phrase contains only as a synonym. */
  phraseOtherWord: 0.7,
  /** A single word gains nothing from a phrase of several. */
  phraseSingleWord: 1,
  /** A heading that asks the question itself. */
  askedHeading: 1,
  /** The text contains the whole query word by word, such as a pasted message. */
  inText: 0.6,
  /** The text contains a part of the query word by word. */
  inPart: 0.3,
  /** A section that begins with the query's term explains it. */
  firstLine: 0.3,
  /** A section that contains the name itself, not only its words. */
  mentioned: 1.6,
  /** A name among other words counts less, because the other words matter too. */
  mentionedAmongWords: 0.5,
  /** A section that quotes a pasted message, even if file or plugin names differ. */
  quotedMessage: 0.7,
};

/** The name of a rule. */
export type RuleName = keyof typeof rules;
