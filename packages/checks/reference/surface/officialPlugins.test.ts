import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { locateFramework } from './framework.ts';
import { readOfficialPlugins } from './officialPlugins.ts';
import { loadDeclarations } from './program.ts';

const project = mkdtempSync(join(tmpdir(), 'official-plugin-'));
afterAll(() => rmSync(project, { recursive: true }));

/** Installs a package with the given declarations, by their path in the package. */
function install(name: string, declarations: Record<string, string>): void {
  const folder = join(project, 'node_modules/@rspress', name);
  const exports: Record<string, string> = {};
  mkdirSync(join(folder, 'dist'), { recursive: true });
  for (const [path, source] of Object.entries(declarations)) {
    const file = `./dist/${path === '.' ? 'index' : path.slice(2)}`;
    exports[path] = `${file}.js`;
    writeFileSync(join(folder, `${file}.js`), '');
    writeFileSync(join(folder, `${file}.d.ts`), source);
  }
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: `@rspress/${name}`, version: '2.0.0', exports }),
  );
}

it('reads the options of an installed plugin, generic shapes and arrays included', () => {
  const nothing = 'export {};';
  const paths = ['.', './runtime', './theme', './shiki-transformers'];
  install('core', Object.fromEntries(paths.map((path) => [path, nothing])));
  install('shared', { '.': nothing });
  install('plugin-demo', {
    '.': `interface Feed { id: string; test: RegExp }
      export interface Options {
        /** @deprecated */
        siteUrl?: string;
        feed?: Partial<Feed> | Feed[];
      }
      export declare const PluginName = 'demo';
      export declare function pluginDemo(options?: Options | Options[]): { name: string };`,
  });

  const entries = readOfficialPlugins(loadDeclarations(locateFramework(project)));
  expect(entries.map(({ area, name, type, required }) => [area, name, type, required])).toEqual([
    ['plugin:demo', 'siteUrl', 'string', false],
    ['plugin:demo', 'feed', 'Partial<Feed> | Feed[]', false],
    ['plugin:demo', 'feed.id', 'string', false],
    ['plugin:demo', 'feed.test', 'RegExp', false],
  ]);
  expect(entries[0]?.tags).toEqual(['deprecated']);
}, 600_000);
