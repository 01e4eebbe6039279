import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { locateFramework } from './framework.ts';
import { readOfficialPlugins } from './official-plugins.ts';
import { loadDeclarations } from './program.ts';

const project = mkdtempSync(join(tmpdir(), 'official-plugin-'));
afterAll(() => rmSync(project, { recursive: true }));

it('reads the options of an installed plugin, generic shapes and arrays included', () => {
  const scope = join(project, 'node_modules/@rspress');
  const dist = join(scope, 'plugin-demo/dist');
  mkdirSync(dist, { recursive: true });
  symlinkSync(locateFramework().core, join(scope, 'core'));
  writeFileSync(
    join(scope, 'plugin-demo/package.json'),
    JSON.stringify({ name: '@rspress/plugin-demo', types: './dist/index.d.ts' }),
  );
  writeFileSync(
    join(dist, 'index.d.ts'),
    `interface Feed { id: string; test: RegExp }
     export interface Options {
       /** @deprecated */
       siteUrl?: string;
       feed?: Partial<Feed> | Feed[];
     }
     export declare const PluginName = 'demo';
     export declare function pluginDemo(options?: Options | Options[]): { name: string };`,
  );

  const entries = readOfficialPlugins(loadDeclarations(locateFramework(project)));
  expect(entries.map(({ area, name, type, required }) => [area, name, type, required])).toEqual([
    ['plugin:demo', 'siteUrl', 'string', false],
    ['plugin:demo', 'feed', 'Partial<Feed> | Feed[]', false],
    ['plugin:demo', 'feed.id', 'string', false],
    ['plugin:demo', 'feed.test', 'RegExp', false],
  ]);
  expect(entries[0]?.tags).toEqual(['deprecated']);
}, 120_000);
