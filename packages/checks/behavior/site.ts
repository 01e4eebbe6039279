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
function factsOf({ list, read }: TinySite): Facts {
  const facts: Facts = { pages: list('**/*.html').join(' ') };
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

/** Builds the site with the 1.x that a project has installed. */
export const olderFacts = (project: string): Promise<Facts> =>
  buildTinySite(files('rspress/config', '_meta.json'), factsOf, project);
