import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import { globSync } from 'tinyglobby';
import { suffixes } from './readKnown.ts';

/** Names that a page may contain although no installed package has them. */
export interface Reason {
  /** The start of the route, without language. */
  route: string;
  why: string;
  names: readonly string[];
}

const read = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');

/** Every name in a record, and every suffix of a dotted name. */
function recorded(...files: string[]): string[] {
  const names = files.flatMap((file) => read(file).match(/(?<=")[\w.-]+(?=")/g) ?? []);
  return [...new Set(names.flatMap(suffixes))];
}

/** Names of earlier versions, which are recorded. */
export const records: readonly Reason[] = [
  {
    route: '/releases/',
    why: 'names of earlier releases, as recorded',
    names: recorded(...globSync('packages/releases/data/*.json', { cwd: repositoryRoot })),
  },
];

const olderPlugin = 'an option of a plugin or package for 1.x, which is not installed';

/** Names that no package and no record contains. */
export const reasons: readonly Reason[] = [
  { route: '/', why: 'HTML attributes', names: ['style', 'hreflang'] },
  {
    route: '/api/client-api/navigation-components',
    why: 'the end of four names',
    names: ['NavItems'],
  },
  {
    route: '/plugin/official-plugins/last-updated',
    why: 'the page describes it as a type error',
    names: ['themeConfig.lastUpdatedText'],
  },
  {
    route: '/api/commands',
    why: 'flags of create-rspress, which prints them in its help',
    names: [
      '--dir',
      '--template',
      '--tools',
      '--skill',
      '--package-name',
      '--no-git',
      '--override',
    ],
  },
  {
    route: '/plugin/community-plugins/overview',
    why: 'an error of a community plugin',
    names: ['ZephyrError'],
  },
  {
    route: '/plugin/official-plugins/algolia',
    why: "a setting of the provider's crawler",
    names: ['recordExtractor'],
  },
  {
    route: '/plugin/official-plugins/shiki',
    why: olderPlugin,
    names: [
      ...['pluginShiki', 'createTransformerDiff', 'createTransformerLineNumber'],
      'markdown.highlightLanguages',
    ],
  },
];
