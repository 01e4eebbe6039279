/** The one switch for marking words on the page that a search led to. */
export const MARKS_WORDS = true;
