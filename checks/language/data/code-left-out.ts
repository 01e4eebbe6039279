/** Code that is about words, so that the rules of wording can't read it as prose. */
export const codeLeftOut: readonly { files: string; reason: string }[] = [
  { files: 'checks/language/**', reason: 'the words that the rule looks for, and its tests' },
  { files: 'bench/search/typos/**', reason: 'misspelled questions' },
  { files: 'search/synonyms/**', reason: 'words that readers search for' },
  { files: 'checks/**/planted*.ts', reason: 'wrong pages that the tests of other rules need' },
  { files: 'checks/**/*.fixture.ts', reason: 'wrong pages that the tests of other rules need' },
];
