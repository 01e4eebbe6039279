import { statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundledLanguages } from 'shiki';
import { installKey } from '../lib/installed.ts';
import { recall, remember } from '../lib/memory.ts';
import { buildTinySite, type TinySite } from '../lib/tinySite.ts';

/** The measured values of small sites. */
export interface Measures {
  /** KiB after gzip that the first visit of a page downloads, on a site without customization. */
  firstLoad: number;
  /** KiB of it that are JavaScript. */
  firstScripts: number;
  /** KB after gzip that the scripts of every page lose when the theme replaces the search. */
  searchScripts: number;
  /** KB after gzip that they lose without image zoom. */
  zoomScripts: number;
  /** Files that the output gains when a page uses `CodeBlockRuntime`. */
  runtimeFiles: number;
  /** Their size, in MB. */
  runtimeSize: number;
  /** Languages that the highlighter has, without other names for them. */
  languages: number;
}

const gzip = (site: TinySite, path: string): number => gzipSync(site.read(path)).length;

/** The size of what a page loads before the reader acts, after gzip. */
function firstLoad(site: TinySite): { all: number; scripts: number } {
  const html = site.read('guide/a.html');
  const named = new Set(
    [...html.matchAll(/(?:src|href)="\/(static\/[^"]+\.(?:js|css))"/g)].map(
      ([, path = '']) => path,
    ),
  );
  // Hydration loads the chunk of the page, which the HTML doesn't name.
  const own = site
    .list('static/js/async/*.js')
    .filter((path) => site.read(path).includes('Pour hot water'));
  const files = [...named, ...own.filter((path) => !named.has(path))];
  const scripts = files.filter((path) => path.endsWith('.js'));
  const sum = (paths: readonly string[]) =>
    paths.reduce((size, path) => size + gzip(site, path), 0);
  return { all: sum(['guide/a.html', ...files]), scripts: sum(scripts) };
}

const config = (options = '') =>
  `import { defineConfig } from '@rspress/core';

export default defineConfig({ title: 'Tea', ${options} builderConfig: { performance: { printFileSize: false } } });
`;

const base = {
  'rspress.config.ts': config(),
  'docs/index.md': '# Home\n',
  'docs/guide/a.mdx': '# Brew\n\nPour hot water.\n',
};

const withSite = <Value>(
  files: Record<string, string>,
  read: (site: TinySite) => Value,
): Promise<Value> => buildTinySite({ ...base, ...files }, read);

async function measureAll(): Promise<Measures> {
  const output = (site: TinySite) => {
    const files = site.list('static/**/*');
    const sizes = files.map((path) => statSync(join(site.folder, 'doc_build', path)).size);
    return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  };
  const plain = await withSite({}, (site) => ({ ...firstLoad(site), ...output(site) }));
  const searchless = await withSite(
    {
      'theme/index.tsx':
        "export * from '@rspress/core/theme-original';\n\nexport const Search = () => null;\n",
    },
    firstLoad,
  );
  const zoomless = await withSite({ 'rspress.config.ts': config('mediumZoom: false,') }, firstLoad);
  const code =
    'import { CodeBlockRuntime } from \'@rspress/core/theme\';\n\n# Code\n\n<CodeBlockRuntime lang="js" code="a" />\n';
  const runtime = await withSite({ 'docs/guide/b.mdx': code }, output);
  return {
    firstLoad: plain.all / 1024,
    firstScripts: plain.scripts / 1024,
    searchScripts: (plain.scripts - searchless.scripts) / 1000,
    zoomScripts: (plain.scripts - zoomless.scripts) / 1000,
    runtimeFiles: runtime.files - plain.files,
    runtimeSize: (runtime.bytes - plain.bytes) / 1e6,
    languages: new Set(Object.values(bundledLanguages)).size,
  };
}

/** Measures, or returns the remembered measures if neither the installed packages nor this file changed. */
export async function measure(): Promise<Measures> {
  const key = installKey(new URL(import.meta.url));
  return recall<Measures>('numbers', key) ?? remember('numbers', key, await measureAll());
}
