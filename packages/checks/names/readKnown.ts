import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksOf, type Page, repositoryRoot } from '@handbook/content';
import { globSync } from 'tinyglobby';
import { installKey } from '../lib/installed.ts';
import { recall, remember } from '../lib/memory.ts';
import type { Surface } from '../reference/surface/surface.ts';

/** Every name that prose may contain. */
export interface Known {
  /** Dotted paths: options, frontmatter, props, members of types, hooks of plugins. */
  paths: ReadonlySet<string>;
  /** First parts of paths, below which every part must exist. */
  heads: ReadonlySet<string>;
  /** Paths whose keys the reader chooses or another library declares. */
  open: ReadonlySet<string>;
  /** Single parts of paths and exports. */
  parts: ReadonlySet<string>;
  hooks: ReadonlySet<string>;
  flags: ReadonlySet<string>;
  variables: ReadonlySet<string>;
  environment: ReadonlySet<string>;
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

/** The names in a piece of code. */
export const identifiers = (text: string): Set<string> =>
  new Set(text.match(/[A-Za-z_$][\w$]*/g) ?? []);

/** The identifiers of several words in the installed packages, read once per installation. */
function declaredWords(): string[] {
  const key = installKey(new URL(import.meta.url));
  const known = recall<string[]>('declared-words', key);
  if (known) return known;
  const cwd = join(repositoryRoot, 'node_modules');
  const words = new Set<string>();
  for (const file of globSync(published, { cwd, followSymbolicLinks: false })) {
    for (const word of identifiers(readFileSync(join(cwd, file), 'utf8'))) {
      if (/[a-z0-9][A-Z]/.test(word)) words.add(word);
    }
  }
  return remember('declared-words', key, [...words].sort());
}

const reactHooks = (): string[] =>
  readFileSync(join(repositoryRoot, 'node_modules/@types/react/index.d.ts'), 'utf8').match(
    /(?<=function )use[A-Z]\w+/g,
  ) ?? [];

/** Every prefix of a dotted path. */
const prefixes = (path: string): string[] =>
  path.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));

/** Every suffix of a dotted path, because pages omit what their heading already contains. */
export const suffixes = (path: string): string[] =>
  path.split('.').map((_, index, parts) => parts.slice(index).join('.'));

/** Paths whose keys the reader chooses or another library declares. */
const open = ['builderConfig', 'markdown.shiki', 'iframeOptions.builderConfig', 'twoslashOptions'];

/**
 * Reads the names of the installed framework, and the identifiers in the samples of the pages.
 *
 * @param pages the pages whose code blocks count, because the samples rule checks them
 */
export function readKnown({ entries, shapes }: Surface, pages: readonly Page[]): Known {
  const of = (...areas: string[]) => entries.filter(({ area }) => areas.includes(area));
  const named = (list: readonly { name: string }[]) => new Set(list.map(({ name }) => name));
  const shaped = entries.filter(({ area }) =>
    /^(?:config|frontmatter|props|type-members|plugin-hooks|i18n-keys|plugin:.*)$/.test(area),
  );
  const paths = new Set(shaped.flatMap(({ name }) => prefixes(name)).flatMap(suffixes));
  const written = pages.flatMap((page) =>
    blocksOf(page).flatMap(({ code }) => [...identifiers(code)]),
  );
  const words = new Set([...declaredWords(), ...written]);
  for (const { name } of entries) for (const word of identifiers(name)) words.add(word);
  for (const name of shapes.keys()) words.add(name);
  const flags = named(of('commands'));
  const isHook = (name: string) => /^use[A-Z]/.test(name);
  const heads = of('config', 'frontmatter', 'props', 'type-members').map(({ name }) => name);
  return {
    paths,
    heads: new Set(heads.map((path) => path.split('.')[0] ?? '')),
    open: new Set(open),
    parts: new Set(entries.flatMap(({ name }) => [...identifiers(name)])),
    hooks: new Set(
      [
        ...of('runtime-exports', 'theme-exports', 'router-exports').map(({ name }) => name),
        ...of('config').flatMap(({ name }) => name.split('.')),
        ...reactHooks(),
      ].filter(isHook),
    ),
    flags: new Set([...flags].flatMap((name) => [name, ...(name.match(/--[\w-]+/) ?? [])])),
    variables: named(of('css-variables')),
    environment: new Set(
      [...named(of('environment', 'compile-flags', 'node-exports'))].filter((name) =>
        /^[A-Z_]+$/.test(name),
      ),
    ),
    words,
  };
}
