/**
 * Words for the same thing: whoever asks with one of a group finds the others too, in every language of the site.
 * Several words are a phrase. A word may be in several groups.
 */
export type SynonymGroup = readonly string[];
