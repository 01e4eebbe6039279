/**
 * The id of a heading, as the framework makes it. Stands in for `@rspress/shared/github-slugger`, which brings a list of
 * every letter there is along; browsers know them.
 */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
