import { builtSite } from './builtSite.ts';
import { readAllowed } from './external.ts';
import { type LinksInput, links } from './links.ts';
import type { SourceFile } from './sources.ts';

export const places = {
  outDir: 'doc_build',
  base: '/',
  origin: '',
  repository: 'https://github.com/owner/docs',
  branch: 'main',
};

/** Sources of a site with the pages `/` and `/a` in both languages, and a menu. */
const sourceFiles: SourceFile[] = [
  { file: 'docs/en/a.mdx', source: '# A\n\nSee [this](/missing) and [there](/a#missing).\n' },
  { file: 'docs/zh/a.mdx', source: '# 甲\n\n见[此](/missing)。\n' },
  {
    file: 'theme/Menu.tsx',
    source: 'const items = [\n  "/in-menu",\n  "https://in-menu.example",\n];\n',
  },
];

/** An HTML page of the site with `body` as its content. */
export const html = (lang: string, body: string, base = '/') =>
  `<!doctype html><html lang="${lang}"><head><link rel="stylesheet" href="${base}static/css/a.css"></head>` +
  `<body><a href="https://github.com/owner/docs/edit/main/docs/${lang}/a.mdx">Edit</a>` +
  `<h2 id="one"><a href="#one">#</a></h2>${body}</body></html>`;

/** Files of a build whose links are all valid. */
export const goodFiles: Readonly<Record<string, string>> = {
  'index.html':
    '<html lang="en"><link rel="stylesheet" href="/static/css/a.css"><a href="/a">A</a></html>',
  'zh/index.html':
    '<html lang="zh"><a href="/zh/a">甲</a><a href="/" hreflang="en">English</a></html>',
  'a.html': html(
    'en',
    '<link rel="canonical" href="/a"><link rel="alternate" hreflang="zh" href="/zh/a">' +
      '<img src="/a.svg" srcset="/a.svg 1x, /b.svg 2x"><a href="/a#one">1</a><a href="./">Home</a>' +
      '<a href="https://allowed.example/x?y#z">Out</a><a href="#top">Up</a><img src="data:,">',
  ),
  'zh/a.html': html('zh', '<a href="/zh/">首页</a><a href="/llms.txt">llms</a>'),
  'a.svg': '',
  'b.svg': '',
  'llms.txt': '',
  'static/css/a.css': 'a { background: url("../../b.svg") }',
};

export const allowedText = '{\n  "https://allowed.example": "Allowed for the tests."\n}';

/** Runs the rule over a build, with the fixture's sources. */
export function check(files: Readonly<Record<string, string>>, input: Partial<LinksInput> = {}) {
  const pages = new Map([
    ['/a', sourceFiles[0]],
    ['/zh/a', sourceFiles[1]],
  ]);
  return links({
    site: builtSite(files),
    places,
    sources: {
      pageOf: (url) => pages.get(url),
      shared: sourceFiles.slice(2),
      exists: (file) => sourceFiles.some((source) => source.file === file),
    },
    allowed: readAllowed(allowedText),
    ...input,
  });
}
