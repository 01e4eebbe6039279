import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { bundledLanguages } from 'shiki';
import { installFingerprint } from '../lib/installed.ts';
import { recall, remember } from '../lib/memory.ts';
import { type TinySite, tinySite } from '../lib/tinySite.ts';

/** What a fresh build of small sites comes to. */
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

/** What the page of a built site downloads before anybody acts, after gzip. */
function firstLoad(site: TinySite): { all: number; scripts: number } {
  const html = site.read('guide/a.html');
  const named = new Set(
    [...html.matchAll(/(?:src|href)="\/(static\/[^"]+\.(?:js|css))"/g)].map(
      ([, path = '']) => path,
    ),
  );
  // Hydration loads the page's own chunk, which the HTML does not name.
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

async function withSite<Value>(
  files: Record<string, string>,
  look: (site: TinySite) => Value,
): Promise<Value> {
  const site = tinySite({ ...base, ...files });
  try {
    const { ok, output } = await site.build({ RSPRESS_PERSISTENT_CACHE: 'false' });
    if (!ok) throw new Error(output);
    return look(site);
  } finally {
    site.remove();
  }
}

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

/** Measures once for an installation and a version of this file. */
export async function measure(): Promise<Measures> {
  const own = readFileSync(fileURLToPath(import.meta.url));
  const key = createHash('sha256').update(installFingerprint()).update(own).digest('hex');
  const known = recall<Measures>('numbers', key);
  if (known) return known;
  const measures = await measureAll();
  remember('numbers', key, measures);
  return measures;
}
