import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '@handbook/content/files';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

const documents = globSync(
  ['*.md', '{packages,tools}/**/README.md', 'theme/README.md', 'examples/*/README.md'],
  { cwd: root },
);

/** Paths that documents name although the repository doesn't have them: installed, written by the build, or examples. */
const elsewhere =
  /^(?:node_modules|doc_build|static|feeds|offline|netlify|cloudflare|vercel|zh|dist|runtime|node|PackageManagerTabs|\.deploy|test-results)\/|^live\/playground$|guide\/basic\/my-page\b/;

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

/** The paths in the code of a document, and those that it links to. Paths with `NAME`, `<`, `>`, or `*` are templates. */
function pathsIn(text: string): string[] {
  const code = text.match(/^```[\s\S]*?^```$|`[^`\n]+`/gm) ?? [];
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) => path);
  return code
    .flatMap((piece) => piece.split(/[\s`'"=:;()]+/))
    .map((word) => word.replace(/,$/, ''))
    .filter((word) =>
      /^(?:\.?\w|\{)[\w.{},@-]*(?:\/[\w.{},@-]*)+$|^[\w.-]+\.(?:tsx?|mjs)$/.test(word),
    )
    .filter((word) => !word.includes('NAME'))
    .flatMap(expandBraces)
    .concat(links);
}

/** The names after `npm run e2e --` that start no spec. Playwright ignores such a name if another one matches. */
const unknownSpecs = (text: string): string[] =>
  [...text.matchAll(/npm run e2e -- ([a-zA-Z ]+)/g)]
    .flatMap(([, names = '']) => names.trim().split(' '))
    .filter((name) => !globSync(`e2e/${name}*.spec.ts`, { cwd: root }).length);

it.each(documents)('%s names paths and specs that exist', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const missing = pathsIn(text).filter(
    (path) =>
      !elsewhere.test(path) &&
      !fileNames.has(path) &&
      !existsSync(join(root, path)) &&
      !existsSync(join(root, dirname(file), path)),
  );
  expect([...missing, ...unknownSpecs(text)]).toEqual([]);
});
