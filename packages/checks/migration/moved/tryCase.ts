import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { runGit } from '../../lib/runGit.ts';
import { tinySite } from '../../lib/tinySite.ts';
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

/**
 * Builds a case.
 *
 * @param older a project with `rspress` 1.47.2 and the four packages installed
 */
export async function tryCase(
  { framework, source = common, imports = '', config }: Case,
  older: string,
): Promise<Outcome> {
  const isNew = framework === 'installed';
  const from = isNew ? '@rspress/core' : 'rspress/config';
  const files = {
    'docs/index.md': source,
    'docs/public/picture.svg': picture,
    'rspress.config.ts': `import { defineConfig } from '${from}';\n${imports}\n\nexport default defineConfig({ root: 'docs', title: 'Acme', ${config} });\n`,
  };
  const site = tinySite(files, isNew ? undefined : older);
  try {
    const packages = join(site.folder, 'node_modules/@rspress');
    mkdirSync(packages);
    for (const name of isNew ? moved.map((one) => `plugin-${one}`) : []) {
      symlinkSync(join(older, 'node_modules/@rspress', name), join(packages, name));
    }
    // Dates come from Git.
    runGit(site.folder, ['init', '--quiet']);
    runGit(site.folder, ['add', 'docs']);
    runGit(site.folder, ['commit', '-qm', 'Add the page']);
    const failure = await site.build().then(
      () => undefined,
      (error: Error) => error.message,
    );
    if (failure !== undefined) {
      const says = failure.split('\n').find((line) => /has been registered|error/i.test(line));
      return { builds: false, shows: [], says: says?.replace(/^error\s+/, '').trim() };
    }
    const html = site.read('index.html');
    return {
      builds: true,
      shows: Object.keys(markers).filter((name) => markers[name]?.test(html)),
    };
  } finally {
    site.remove();
  }
}
