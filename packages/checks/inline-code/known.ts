import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, repositoryRoot } from '@handbook/content';
import { globSync } from 'tinyglobby';
import { blocksOf } from '../lib/blocks.ts';
import { installKey } from '../lib/installed.ts';
import { recall, remember } from '../lib/memory.ts';
import type { Surface } from '../reference/surface/surface.ts';

/** Every name that prose may contain. */
export interface Known {
  /** Dotted paths of options, frontmatter, props, and members of types, and every end of a path. */
  paths: ReadonlySet<string>;
  /** First parts of paths, below which every part must exist. */
  heads: ReadonlySet<string>;
  flags: ReadonlySet<string>;
  variables: ReadonlySet<string>;
  hooks: ReadonlySet<string>;
  /** Every identifier in a published file or a code block of the site. */
  words: ReadonlySet<string>;
}

/** Published files of the framework and its dependencies, whose names pages may use without a path. */
const published = [
  '@rspress/*/dist/**/*.d.ts',
  '@rspress/core/dist/{cli,node,runtime,theme}/**/*.js',
  '@rsbuild/core/dist/**/*.d.ts',
  '@rspack/core/dist/**/*.d.ts',
  '@types/{mdast,node,react,react-dom}/**/*.d.ts',
  '@shikijs/{core,rehype,types}/dist/**/*.d.mts',
  '@docsearch/react/dist/esm/**/*.d.ts',
  '{mdast-util-*,react-docgen-typescript,react-router,react-router-dom,twoslash}/**/*.d.ts',
  'typescript/lib/{typescript,lib.dom,lib.es5,lib.es20*}.d.ts',
];

const identifiers = (text: string): string[] => text.match(/[A-Za-z_$][\w$]*/g) ?? [];

/** The identifiers in the installed packages, read once for each installation. */
function installedWords(): string[] {
  const key = installKey(new URL(import.meta.url));
  const known = recall<string[]>('installed-words', key);
  if (known) return known;
  const cwd = join(repositoryRoot, 'node_modules');
  const words = new Set<string>();
  for (const file of globSync(published, { cwd, followSymbolicLinks: false })) {
    for (const word of identifiers(readFileSync(join(cwd, file), 'utf8'))) {
      if (/[a-z0-9][A-Z]|^[A-Z_]{4,}$/.test(word)) words.add(word);
    }
  }
  return remember('installed-words', key, [...words]);
}

/** Every part of a dotted path that a page may write, because a heading already names the rest. */
const partsOf = (path: string): string[] => {
  const names = path.split('.');
  return names.flatMap((_, end) =>
    names.slice(0, end + 1).map((__, start) => names.slice(start, end + 1).join('.')),
  );
};

/**
 * Reads the names of the installed framework, and the identifiers in the samples of the pages, which the rule `samples`
 * checks.
 */
export function readKnown({ entries }: Surface, pages: readonly Page[]): Known {
  const of = (areas: RegExp) =>
    entries.flatMap(({ area, name }) => (areas.test(area) ? [name] : []));
  const options = of(/^(?:config|frontmatter|props|type-members)$/);
  const others = of(/^(?:plugin-hooks|i18n-keys|plugin:.*)$/);
  const words = new Set([
    ...installedWords(),
    ...entries.flatMap(({ name }) => identifiers(name)),
    ...pages.flatMap((page) => blocksOf(page).flatMap(({ code }) => identifiers(code))),
  ]);
  const react = readFileSync(join(repositoryRoot, 'node_modules/@types/react/index.d.ts'), 'utf8');
  const exported = of(/^(?:runtime|theme|router)-exports$/);
  return {
    paths: new Set([...options, ...others].flatMap(partsOf)),
    heads: new Set(options.flatMap((path) => path.split('.', 1))),
    flags: new Set(of(/^commands$/).flatMap((name) => name.match(/--[\w-]+/g) ?? [])),
    variables: new Set(of(/^css-variables$/)),
    hooks: new Set([
      ...[...exported, ...options].flatMap((name) => identifiers(name)),
      ...(react.match(/(?<=function )use[A-Z]\w+/g) ?? []),
    ]),
    words,
  };
}
