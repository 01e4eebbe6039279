/** Code that is about words, so that the rules of wording can't read it as prose. */
export const codeLeftOut: readonly { files: string; reason: string }[] = [
  {
    files: 'packages/checks/language/**',
    reason: 'the words that the rule looks for, and its tests',
  },
  { files: 'packages/search/quality/misspell*', reason: 'misspelled questions' },
  { files: 'packages/search/engine/synonyms/**', reason: 'words that readers search for' },
  {
    files: 'packages/search/engine/text/stem.ts',
    reason: 'words that the search must not shorten',
  },
  { files: 'packages/checks/found/pluginQueries.ts', reason: 'words that readers search for' },
  {
    files: 'packages/checks/**/*.fixture.ts',
    reason: 'wrong pages that the tests of other rules need',
  },
];
