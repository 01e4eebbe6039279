import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '@handbook/content/files';
import { slug } from 'github-slugger';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const manifest = JSON.parse(read('package.json'));
const documents = globSync(
  ['*.md', '{packages,tools}/**/README.md', 'theme/README.md', 'examples/*/README.md'],
  { cwd: root },
);
const maintaining = read('MAINTAINING.md');

/** Paths that documents name although the repository doesn't have them. */
const elsewhere: readonly { path: RegExp; reason: string }[] = [
  { path: /^node_modules\//, reason: 'installed packages and caches' },
  {
    path: /^(?:doc_build|static|feeds|offline|netlify|cloudflare|vercel|zh)\//,
    reason: 'written by the build',
  },
  { path: /^(?:dist|runtime|node|PackageManagerTabs)\//, reason: 'files of an installed package' },
  { path: /^(?:docs\/zh\/)?guide\/basic\/my-page\b/, reason: 'a page that the reader creates' },
  { path: /^live\/playground$/, reason: 'a key in patched.json' },
];

/** The file names of the repository's code, for documents that name a file without its folder. */
const fileNames = new Set(
  globSync('{*,{packages,theme,tools,e2e,examples}/**/*}.{ts,tsx,mjs}', {
    cwd: root,
    ignore: '**/{node_modules,doc_build,dist}/**',
  }).map((file) => basename(file)),
);

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
function expandBraces(path: string): string[] {
  const [, before = '', list, after = ''] = path.match(/^([^{]*)\{([^{}]*)\}(.*)$/) ?? [];
  return list === undefined
    ? [path]
    : list.split(',').flatMap((part) => expandBraces(before + part + after));
}

/** The paths in the inline code and code blocks of a document. Paths with `NAME`, `<`, `>`, or `*` are templates. */
function pathsIn(text: string): string[] {
  const code = text.match(/^```[\s\S]*?^```$|`[^`\n]+`/gm) ?? [];
  return code
    .flatMap((piece) => piece.split(/[\s`'"=:;()]+/))
    .map((word) => word.replace(/,$/, ''))
    .filter((word) =>
      /^(?:\.?\w|\{)[\w.{},@-]*(?:\/[\w.{},@-]*)+$|^[\w.-]+\.(?:tsx?|mjs)$/.test(word),
    )
    .filter((word) => !word.includes('NAME'))
    .flatMap(expandBraces);
}

/** The paths of a document that neither the repository nor the document's folder has. */
function missingPaths(file: string, text: string): string[] {
  return pathsIn(text).filter(
    (path) =>
      !existsSync(join(root, path)) &&
      !existsSync(join(root, dirname(file), path)) &&
      !fileNames.has(path),
  );
}

/** The cells of the first table under a heading, without backticks; header and rule left out. */
function table(text: string, heading: string): string[][] {
  const section = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0]?.trim() ?? '';
  const blocks = section.split('\n\n');
  const rows =
    blocks
      .find((block) => block.startsWith('|'))
      ?.trim()
      .split('\n') ?? [];
  const cells = (row: string) =>
    row
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.replaceAll('`', '').trim());
  return rows.slice(2).map(cells);
}

/** The names in the first column, where a cell may contain several, separated by commas. */
const names = (rows: string[][]) => rows.flatMap(([cell = '']) => cell.split(', '));

it('finds the documents, and what they name', () => {
  const all = documents.map(read).join('\n');
  expect(documents.length).toBeGreaterThan(4);
  expect(all.match(/npm run [\w:-]+/g)?.length).toBeGreaterThan(20);
  expect(all.match(/\]\((?!https?:)[^)]+\)/g)?.length).toBeGreaterThan(20);
});

describe('README', () => {
  it('maps folders and files that exist', () => {
    const paths = names(table(read('README.md'), 'Repository map'));
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('MAINTAINING', () => {
  it('lists every script', () => {
    const scripts = Object.keys(manifest.scripts).map((name) =>
      name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`,
    );
    expect(names(table(maintaining, 'Commands')).sort()).toEqual(scripts.sort());
  });

  const listed = names(table(maintaining, 'Environment variables'));
  const search = read('packages/search/push/hostedSettings.mjs');
  const variablesOf = (text: string) => new Set(text.match(/\b(SITE|SEARCH)_[A-Z_]+[A-Z]\b/g));

  it('lists every variable that configures the site', () => {
    const servers =
      read('packages/content/files/siteEnvironment.mjs') +
      read('packages/content/files/envFile.mjs');
    const used = variablesOf(read('site.ts') + servers + search);
    expect(used.size).toBeGreaterThan(0);
    expect([...used].filter((name) => !listed.includes(name))).toEqual([]);
  });

  it('lists every variable in .env.example, which has every variable of hosted search', () => {
    const example = [...(read('.env.example').match(/^\w+(?==)/gm) ?? [])];
    expect(example.filter((name) => !listed.includes(name))).toEqual([]);
    expect([...variablesOf(search)].filter((name) => !example.includes(name))).toEqual([]);
  });
});

describe.each(documents)('%s', (file) => {
  const text = read(file);

  it('names npm scripts that exist', () => {
    const used = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    const own = join(dirname(file), 'package.json');
    const scripts = {
      ...manifest.scripts,
      ...(existsSync(join(root, own)) && JSON.parse(read(own)).scripts),
    };
    expect(used.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('links to files and headings that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)];
    const broken = links.filter(([, path, id]) => {
      const target = path ? join(dirname(file), path) : file;
      if (!existsSync(join(root, target))) return true;
      const headings = id ? read(target).match(/^#+ .+$/gm) : [];
      return id && !headings?.some((heading) => slug(heading.replace(/^#+ /, '')) === id);
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  it('names paths that exist', () => {
    const isElsewhere = (name: string) => elsewhere.some(({ path }) => path.test(name));
    expect(missingPaths(file, text).filter((path) => !isElsewhere(path))).toEqual([]);
  });
});

it('only has exceptions for paths that a document names', () => {
  const named = documents.flatMap((file) => pathsIn(read(file)));
  const unused = elsewhere.filter(({ path }) => !named.some((name) => path.test(name)));
  expect(unused.map(({ reason }) => reason)).toEqual([]);
});

describe('a path that a document names', () => {
  it.each([
    ['`checks/reference`', 'checks/reference'],
    ['`npm run unit -- tools/server/none.test.ts`', 'tools/server/none.test.ts'],
    ['`docs/{en,de}/index.mdx`', 'docs/de/index.mdx'],
    ['`noSuchFile.ts`', 'noSuchFile.ts'],
    ['```sh\nnode tools/none.mjs --out a\n```', 'tools/none.mjs'],
    ['```ts\nimport a from "packages/none/a";\n```', 'packages/none/a'],
  ])('is missing in %s', (text, path) => {
    expect(missingPaths('README.md', text)).toEqual([path]);
  });

  it.each([
    '`docs/{en,zh}/index.mdx`, `tools/`, `.ci/run`, `port.mjs`',
    '`packages/checks/NAME/NAME.ts`, `examples/<name>`, `theme/*Parts.tsx`, `/guide/basic/ssg`',
    '`@handbook/content`, `https://example.com/a`, no/path',
  ])('is not missing in %s', (text) => {
    expect(missingPaths('README.md', text)).toEqual([]);
  });

  it("is relative to the document's folder, too", () => {
    expect(missingPaths('tools/README.md', '`server/port.mjs`')).toEqual([]);
    expect(missingPaths('README.md', '`server/port.mjs`')).toEqual(['server/port.mjs']);
  });
});
