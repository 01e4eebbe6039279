/**
 * The first part of a folder's path that the bundler would read as something else: `#` and `?` as parts of a URL, `!` as
 * the end of a loader's name, and `%25` as the character that it encodes.
 *
 * @param {string} folder
 */
export const unreadable = (folder) => folder.match(/[#!?]|%[\da-f]{2}/i)?.[0];
