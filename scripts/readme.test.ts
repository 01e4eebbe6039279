import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const manifest = JSON.parse(read('package.json'));
const readme = read('README.md');
const contributing = read('CONTRIBUTING.md');

/** The cells of the table below a heading, without their backticks; header and rule left out. */
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

describe('README', () => {
  it('lists every script', () => {
    const listed = table(readme, 'Scripts').map(([command]) => command);
    const scripts = Object.keys(manifest.scripts).map((name) =>
      name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`,
    );
    expect(listed.sort()).toEqual(scripts.sort());
  });

  it('lists every dependency with its version', () => {
    const listed = table(readme, 'Dependencies').map(([name, version]) => `${name} ${version}`);
    const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(listed.sort()).toEqual(all.map(([name, version]) => `${name} ${version}`).sort());
  });

  it('maps folders and files that exist', () => {
    const paths = table(readme, 'Where everything is').flatMap(([cell = '']) => cell.split(', '));
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('CONTRIBUTING', () => {
  const listed = table(contributing, 'Environment variables').map(([name]) => name);
  const search =
    read('scripts/search/hostedSettings.mjs') + read('scripts/search/pushSettings.mjs');
  const variablesOf = (text: string) => new Set(text.match(/\b(SITE|SEARCH)_[A-Z_]+[A-Z]\b/g));

  it('lists every variable that sets something about the site', () => {
    const servers = read('scripts/server/siteEnvironment.mjs') + read('scripts/server/envFile.mjs');
    const used = variablesOf(read('site.ts') + servers + search);
    expect(used.size).toBeGreaterThan(0);
    expect([...used].filter((name) => !listed.includes(name))).toEqual([]);
  });

  it('lists what .env.example names, and that names the variables of the hosted search', () => {
    const example = [...(read('.env.example').match(/^\w+(?==)/gm) ?? [])];
    expect(example.filter((name) => !listed.includes(name))).toEqual([]);
    expect([...variablesOf(search)].filter((name) => !example.includes(name))).toEqual([]);
  });
});
