import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repositoryRoot } from '@handbook/content';
import { globSync } from 'tinyglobby';
import { makeWorkshop, writeSite } from '../samples/build/folder.ts';

const command = join(repositoryRoot, 'node_modules/@rspress/core/bin/rspress.js');

/** A small site in a temporary folder, which the real command builds. */
export interface TinySite {
  folder: string;
  /** Writes more files, or others over those that are there. */
  write(files: Readonly<Record<string, string>>): void;
  /** Runs `rspress build` and resolves to what it printed, without colors. */
  build(env?: Readonly<Record<string, string>>): Promise<{ ok: boolean; output: string }>;
  /** Paths below the output folder. */
  list(pattern?: string): string[];
  read(path: string): string;
  remove(): void;
}

/** What every configuration here adds: it halves the time and changes nothing that is looked at. */
export const quick =
  'builderConfig: { resolve: { alias: { shiki: false } }, output: { minify: false }, performance: { printFileSize: false } }';

/**
 * Makes a site of the files given.
 *
 * @param bin the command of another installed version
 */
export function tinySite(files: Readonly<Record<string, string>>, bin = command): TinySite {
  const workshop = makeWorkshop();
  const folder = join(workshop, 'my-docs');
  const out = join(folder, 'doc_build');
  const write = (more: Readonly<Record<string, string>>) =>
    writeSite(folder, { files: new Map(Object.entries(more)) });
  write(files);
  return {
    folder,
    write,
    build: (env = {}) =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, [bin, 'build'], {
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
        child.on('close', (code) =>
          resolve({ ok: code === 0, output: stripVTControlCharacters(output) }),
        );
      }),
    list: (pattern = '**/*') => globSync(pattern, { cwd: out, dot: true }).sort(),
    read: (path) => readFileSync(join(out, path), 'utf8'),
    remove: () => rmSync(workshop, { recursive: true, force: true }),
  };
}
