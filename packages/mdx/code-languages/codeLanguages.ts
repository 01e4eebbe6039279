import type { BundledLanguage } from 'shiki';

/**
 * The languages of code on the pages. All are there before the first block is highlighted: code in MDX and Markdown is
 * colored by the languages that are, so the same page could come out in different colors from one build to the next.
 */
export const codeLanguages: BundledLanguage[] = [
  'bash',
  'css',
  'diff',
  'html',
  'js',
  'json',
  'jsonc',
  'md',
  'mdx',
  'nginx',
  'toml',
  'ts',
  'tsx',
  'xml',
  'yaml',
];
