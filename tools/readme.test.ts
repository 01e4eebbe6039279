import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '@handbook/content/files';
import { slug } from 'github-slugger';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const manifest = JSON.parse(read('package.json'));
const documents = globSync(['*.md', '{packages,tools}/**/README.md'], { cwd: root });
const maintaining = read('MAINTAINING.md');

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

/** The names in the first column, where a cell may have several with commas between them. */
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
  const search =
    read('packages/search/push/hostedSettings.mjs') + read('packages/search/push/pushSettings.mjs');
  const variablesOf = (text: string) => new Set(text.match(/\b(SITE|SEARCH)_[A-Z_]+[A-Z]\b/g));

  it('lists every variable that sets something about the site', () => {
    const servers =
      read('packages/content/files/siteEnvironment.mjs') +
      read('packages/content/files/envFile.mjs');
    const used = variablesOf(read('site.ts') + servers + search);
    expect(used.size).toBeGreaterThan(0);
    expect([...used].filter((name) => !listed.includes(name))).toEqual([]);
  });

  it('lists every variable in .env.example, which has those of hosted search', () => {
    const example = [...(read('.env.example').match(/^\w+(?==)/gm) ?? [])];
    expect(example.filter((name) => !listed.includes(name))).toEqual([]);
    expect([...variablesOf(search)].filter((name) => !example.includes(name))).toEqual([]);
  });
});

describe.each(documents)('%s', (file) => {
  const text = read(file);

  it('names npm scripts that exist', () => {
    const used = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !(name in manifest.scripts))).toEqual([]);
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

  it('names files of the repository that exist', () => {
    const paths = [...text.matchAll(/`((?:packages|theme|tools|e2e|docs)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    );
    const isPlaceholder = (path: string) => path.includes('NAME');
    const missing = paths.filter((path) => !isPlaceholder(path) && !existsSync(join(root, path)));
    expect(missing).toEqual([]);
  });
});
