import type { BundledLanguage } from 'shiki';

/**
 * The languages to load before the first code block. Embedded code is only colored if its language is loaded, so
 * loading languages on demand would color the same page differently from build to build.
 */
export const codeLanguages: BundledLanguage[] = [
  'bash',
  'css',
  'diff',
  'docker',
  'html',
  'js',
  'json',
  'jsonc',
  'md',
  'mdx',
  'mermaid',
  'nginx',
  'toml',
  'ts',
  'tsx',
  'xml',
  'yaml',
];
