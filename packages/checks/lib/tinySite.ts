import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repositoryRoot } from '@handbook/content';
import { globSync } from 'tinyglobby';
import { makeWorkshop, writeSite } from '../samples/build/folder.ts';

/** A small site in a temporary folder, built with the real command. */
export interface TinySite {
  folder: string;
  /** Writes more files, and overwrites those that exist. */
  write(files: Readonly<Record<string, string>>): void;
  /**
   * Runs `rspress build`.
   *
   * @throws Error with the output, without colors, if the build fails
   */
  build(env?: Readonly<Record<string, string>>): Promise<void>;
  /** Paths below the output folder. */
  list(pattern?: string): string[];
  read(path: string): string;
  remove(): void;
}

/** Options for a configuration that halve the build time and don't change what the rules compare. */
export const quick =
  'builderConfig: { resolve: { alias: { shiki: false } }, output: { minify: false }, performance: { printFileSize: false } }';

/**
 * Writes a site with the given files.
 *
 * @param older a project with `rspress` 1.x, which builds the site instead of the installed framework
 */
export function tinySite(files: Readonly<Record<string, string>>, older?: string): TinySite {
  // The site must be below the folder with its packages.
  const workshop = older === undefined ? makeWorkshop() : mkdtempSync(join(older, 'site-'));
  const folder = join(workshop, 'my-docs');
  const command =
    older === undefined
      ? join(repositoryRoot, 'node_modules/@rspress/core/bin/rspress.js')
      : join(older, 'node_modules/rspress/bin/rspress.js');
  const out = join(folder, 'doc_build');
  const write = (more: Readonly<Record<string, string>>) =>
    writeSite(folder, { files: new Map(Object.entries(more)) });
  write(files);
  return {
    folder,
    write,
    build: (env = {}) =>
      new Promise((resolve, reject) => {
        const child = spawn(process.execPath, [command, 'build'], {
          cwd: folder,
          env: { ...process.env, NODE_ENV: '', NO_COLOR: '1', FORCE_COLOR: '0', ...env },
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        let output = '';
        for (const stream of [child.stdout, child.stderr]) {
          stream.setEncoding('utf8').on('data', (text: string) => {
            output += text;
          });
        }
        child.on('close', (code) => {
          if (code === 0) resolve();
          else reject(new Error(stripVTControlCharacters(output)));
        });
      }),
    list: (pattern = '**/*') => globSync(pattern, { cwd: out, dot: true }).sort(),
    read: (path) => readFileSync(join(out, path), 'utf8'),
    remove: () => rmSync(workshop, { recursive: true, force: true }),
  };
}

/**
 * Builds a site without the persistent cache, reads its output, and removes it.
 *
 * @param older a project with `rspress` 1.x, which builds the site instead of the installed framework
 * @throws Error with the output if the build fails
 */
export async function buildTinySite<Value>(
  files: Readonly<Record<string, string>>,
  read: (site: TinySite) => Value,
  older?: string,
): Promise<Value> {
  const site = tinySite(files, older);
  try {
    await site.build({ RSPRESS_PERSISTENT_CACHE: 'false' });
    return read(site);
  } finally {
    site.remove();
  }
}
