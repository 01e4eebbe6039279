import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { buildTinySite, type TinySite } from '../lib/tinySite.ts';

/** What visitors and crawlers see of a built site, by name. */
export type Facts = Record<string, string>;

const pages = {
  'docs/index.md': '# Home\n\nHello.\n',
  'docs/guide/_meta.json': '["a", "b"]',
  'docs/guide/a.md':
    '# Brew\n\nPour hot water.\n\n[Next](/guide/b)\n\n```js\nconst a = 1;\n```\n\n## Wait\n',
  'docs/guide/b.md': '---\ndescription: Serve the tea.\n---\n\n# Serve\n\n[Back](/guide/a)\n',
  'docs/guide/_draft.md': '# Draft\n',
};

const files = (from: string, nav: string): Record<string, string> => ({
  ...pages,
  [`docs/${nav}`]: '[{ "text": "Guide", "link": "/guide/a" }]',
  'rspress.config.ts': `import { defineConfig } from '${from}';

export default defineConfig({ root: 'docs', base: '/tea/', title: 'Tea', description: 'About tea' });
`,
});

/** Reads the facts of a built site under `/tea/`. */
export function factsOf({ list, read }: Pick<TinySite, 'list' | 'read'>): Facts {
  const facts: Facts = { pages: list('**/*.html').sort().join(' ') };
  for (const path of ['index.html', 'guide/a.html', 'guide/b.html']) {
    const html = read(path);
    const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value);
    const links = [...new Set(all(/<a\b[^>]*\bhref="([^"]*)"/g))];
    facts[`title of ${path}`] = all(/<title[^>]*>([^<]*)/g).join();
    facts[`description of ${path}`] = all(
      /<meta[^>]*name="description"[^>]*content="([^"]*)"/g,
    ).join();
    facts[`heading ids of ${path}`] = all(/<h[1-6][^>]*\bid="([^"]*)"/g).join(' ');
    facts[`links of ${path}`] = links
      .filter((link) => /^(?:\/tea\/|#)/.test(link))
      .sort()
      .join(' ');
    facts[`highlighter of ${path}`] = /<pre[^>]*class="[^"]*shiki/.test(html)
      ? 'shiki'
      : /<pre/.test(html)
        ? 'other'
        : 'none';
  }
  return facts;
}

/** Builds the site with the installed framework. */
export const currentFacts = (): Promise<Facts> =>
  buildTinySite(files('@rspress/core', '_nav.json'), factsOf);

/** Builds the site with the 1.x in a folder. */
export function olderFacts(home: string): Facts {
  // The site must be below the folder to find its packages.
  const folder = mkdtempSync(join(home, 'site-'));
  try {
    for (const [path, content] of Object.entries(files('rspress/config', '_meta.json'))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const bin = join(home, 'node_modules/rspress/bin/rspress.js');
    execFileSync(process.execPath, [bin, 'build'], { cwd: folder, stdio: 'ignore' });
    const out = join(folder, 'doc_build');
    return factsOf({
      list: (pattern = '**/*') => globSync(pattern, { cwd: out }),
      read: (path) => readFileSync(join(out, path), 'utf8'),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
