import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repositoryRoot } from '@handbook/content';
import { runGit } from '../../lib/runGit.ts';
import { type Case, source as common, markers } from './cases.ts';

/** The outcome of a case. */
export interface Outcome {
  builds: boolean;
  /** The markers that the built page has. */
  shows: string[];
  /** The first line of the output that names an error. */
  says?: string;
}

/** The packages that moved into the core. */
const moved = ['container-syntax', 'last-updated', 'medium-zoom', 'shiki'];

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

/** Links the packages of this project into a folder, and the moved packages from a project with 1.x. */
function linkPackages(target: string, older: string): void {
  const own = join(repositoryRoot, 'node_modules');
  mkdirSync(join(target, '@rspress'), { recursive: true });
  for (const name of readdirSync(own).filter((name) => !/^(?:\.|@rspress$)/.test(name)))
    symlinkSync(join(own, name), join(target, name));
  for (const name of readdirSync(join(own, '@rspress')))
    symlinkSync(join(own, '@rspress', name), join(target, '@rspress', name));
  for (const name of moved)
    symlinkSync(
      join(older, 'node_modules/@rspress', `plugin-${name}`),
      join(target, '@rspress', `plugin-${name}`),
    );
}

/** Writes the site of a case, and commits it because dates come from Git. */
function writeSite(
  folder: string,
  { framework, source = common, imports = '', config }: Case,
): void {
  const from = framework === 'installed' ? '@rspress/core' : 'rspress/config';
  const files = {
    'package.json': '{ "private": true, "type": "module" }\n',
    'docs/index.md': source,
    'docs/public/picture.svg': picture,
    'rspress.config.ts': `import { defineConfig } from '${from}';\n${imports}\n\nexport default defineConfig({ root: 'docs', title: 'Acme', ${config} });\n`,
  };
  mkdirSync(join(folder, 'docs/public'), { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  runGit(folder, ['init', '--quiet']);
  runGit(folder, ['add', 'docs']);
  runGit(folder, ['commit', '-qm', 'Add the page']);
}

/**
 * Builds a case.
 *
 * @param older a project with `rspress` 1.47.2 and the four packages installed
 */
export function tryCase(one: Case, older: string): Outcome {
  const folder = mkdtempSync(join(tmpdir(), 'moved-'));
  try {
    writeSite(folder, one);
    const modules = join(folder, 'node_modules');
    const isNew = one.framework === 'installed';
    if (isNew) linkPackages(modules, older);
    else symlinkSync(join(older, 'node_modules'), modules);
    const command = join(
      modules,
      isNew ? '@rspress/core/bin/rspress.js' : 'rspress/bin/rspress.js',
    );
    const env = { ...process.env, NO_COLOR: '1', NODE_ENV: undefined };
    const run = spawnSync(process.execPath, [command, 'build'], {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
    const printed = stripVTControlCharacters(run.stdout + run.stderr);
    if (run.status !== 0) {
      const says = printed.split('\n').find((line) => /has been registered|error/i.test(line));
      return { builds: false, shows: [], says: says?.replace(/^error\s+/, '').trim() };
    }
    const html = readFileSync(join(folder, 'doc_build/index.html'), 'utf8');
    const shows = Object.keys(markers).filter((name) => markers[name]?.test(html));
    return { builds: true, shows };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
