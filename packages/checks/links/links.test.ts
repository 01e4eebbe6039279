import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import {
  base,
  branch,
  origin,
  outDir,
  outFolder,
  repository,
  staleBuild,
} from '@handbook/content/files';
import { describe, expect, it } from 'vitest';
import { formatProblems } from '../lib/problem.ts';
import { countsFolder, report } from '../lib/report.ts';
import { loadBuiltSite } from './builtSite.ts';
import { externalFile, readAllowed } from './external.ts';
import { allowedText, check, goodFiles, html, places } from './links.fixture.ts';
import { externalLinks, links } from './links.ts';
import { loadSources } from './sources.ts';

/** The problems after adding `body` to the English page `/a` or to another file. */
const problemsWith = (body: string, file = 'a.html', lang = 'en') =>
  formatProblems(
    check({ ...goodFiles, [file]: (goodFiles[file] ?? html(lang, '')) + body }).problems,
  );

it('accepts the external URLs of the navbar, the footer, and the ecosystem menu', () => {
  const link = '<a href="https://in-menu.example">x</a>';
  const shared = [{ file: 'site.ts', source: "const chat = 'https://in-menu.example';\n" }];
  const sources = { pageOf: () => undefined, shared, exists: () => true };
  const files = { ...goodFiles, 'a.html': goodFiles['a.html'] + link };
  const urls = (problems: readonly { message: string }[]) =>
    problems.filter(({ message }) => message.includes('in-menu'));
  expect(urls(check(files, { sources }).problems)).toEqual([]);
  expect(urls(check(files, { sources: { ...sources, shared: [] } }).problems)).toHaveLength(1);
});

it('accepts valid links, also below a base path and with an origin', () => {
  const counted = { pages: 4, links: 21, anchors: 5, editLinks: 2, external: 1 };
  expect(check(goodFiles)).toEqual({ problems: [], counted });
  const moved = Object.fromEntries(
    Object.entries(goodFiles).map(([file, text]) => [
      file,
      text.replace(/(?<=[" ])\/(?=[^/])|"\/"/g, (match) =>
        match.startsWith('"') ? '"/docs/"' : '/docs/',
      ),
    ]),
  );
  expect(check(moved, { places: { ...places, base: '/docs/' } }).problems).toEqual([]);
  const absolute = {
    ...goodFiles,
    'a.html': (goodFiles['a.html'] ?? '').replaceAll('href="/', 'href="https://x.example/'),
  };
  expect(check(absolute, { places: { ...places, origin: 'https://x.example' } }).problems).toEqual(
    [],
  );
});

describe('fails on', () => {
  const en = 'docs/en/a.mdx';
  it.each([
    [
      'a dead link',
      '<a href="/missing">x</a>',
      `${en}:3\n    /missing: /missing is not on the site.\n    Fix: Correct the link, or create its target.`,
    ],
    [
      'a dead link with a similar page',
      '<a href="/x/a">x</a>',
      'doc_build/a.html\n    /x/a: /x/a is not on the site.\n    Fix: Correct the link. Similar pages: /a, /zh/a.',
    ],
    [
      'a dead anchor',
      '<a href="/a#missing">x</a>',
      `${en}:3\n    /a#missing: /a has no element with the id "missing".\n    Fix: Correct the id.`,
    ],
    [
      'a dead anchor near a good one',
      '<a href="#one-more">x</a>',
      'doc_build/a.html\n    #one-more: /a has no element with the id "one-more".\n    Fix: Correct the id. Similar ids: one.',
    ],
    [
      'a dead anchor in Chinese letters',
      '<a href="/a#%E7%94%B2">x</a>',
      'doc_build/a.html\n    /a#%E7%94%B2: /a has no element with the id "甲".\n    Fix: Correct the id.',
    ],
    [
      'a dead image',
      '<img src="/gone.png">',
      'doc_build/a.html\n    /gone.png: /gone.png is not on the site.\n    Fix: Correct the link, or create its target.',
    ],
    [
      'a dead image in a set',
      '<img src="/a.svg" srcset="/a.svg 1x, /gone.svg 2x">',
      'doc_build/a.html\n    /gone.svg: /gone.svg is not on the site.\n    Fix: Correct the link, or create its target.',
    ],
    [
      'a dead style sheet',
      '<link rel="stylesheet" href="/static/gone.css">',
      'doc_build/a.html\n    /static/gone.css: /static/gone.css is not on the site.\n    Fix: Correct the link, or create its target.',
    ],
    [
      'an empty link',
      '<a href="">x</a>',
      'doc_build/a.html\n    : The URL is empty.\n    Fix: Add a target, or use a button.',
    ],
    [
      'a folder without its slash',
      '<a href="/zh">x</a>',
      "doc_build/a.html\n    /zh: /zh is a folder.\n    Fix: Write /zh/, so that hosts don't redirect each click.",
    ],
    [
      'a wrong declared language',
      '<link rel="alternate" hreflang="zh" href="/a">',
      'doc_build/a.html\n    /a: The link declares the language zh, but /a is in en.\n    Fix: Link to the same page in that language.',
    ],
    [
      'the canonical URL of another page',
      '<link rel="canonical" href="/">',
      'doc_build/a.html\n    /: /a declares another page as its canonical URL.\n    Fix: Set the canonical URL to /a.',
    ],
    [
      'an external URL that is not allowed',
      '<a href="https://in-menu.example">x</a>',
      `theme/Menu.tsx:3\n    https://in-menu.example: It is not in the list of external URLs.\n    Fix: Add its prefix to ${externalFile}, with a reason.`,
    ],
    [
      'a prefix that ends inside a name',
      '<a href="https://allowed.example.org/">x</a>',
      `doc_build/a.html\n    https://allowed.example.org/: It is not in the list of external URLs.\n    Fix: Add its prefix to ${externalFile}, with a reason.`,
    ],
    [
      'a URL with punctuation of its sentence',
      '<a href="https://allowed.example/x).">x</a>',
      'doc_build/a.html\n    https://allowed.example/x).: It ends with punctuation from the surrounding sentence.\n    Fix: Correct the URL, or put it in backticks if it is an example.',
    ],
    [
      'a URL with Chinese punctuation',
      '<a href="https://allowed.example/x。">x</a>',
      'doc_build/a.html\n    https://allowed.example/x。: It ends with punctuation from the surrounding sentence.\n    Fix: Correct the URL, or put it in backticks if it is an example.',
    ],
    [
      'http',
      '<a href="http://allowed.example/">x</a>',
      'doc_build/a.html\n    http://allowed.example/: It starts with http: instead of https:.\n    Fix: Correct the URL, or put it in backticks if it is an example.',
    ],
    [
      'a URL of localhost',
      '<a href="https://localhost:3000/">x</a>',
      'doc_build/a.html\n    https://localhost:3000/: It has no public host.\n    Fix: Correct the URL, or put it in backticks if it is an example.',
    ],
    [
      'a script from another origin',
      '<script src="https://allowed.example/x.js"></script>',
      'doc_build/a.html\n    https://allowed.example/x.js: The page loads it from another origin.\n    Fix: Put a copy in docs/public, and link to the copy.',
    ],
    [
      'an edit link to no file',
      '<a href="https://github.com/owner/docs/edit/main/docs/a.mdx">x</a>',
      "doc_build/a.html\n    https://github.com/owner/docs/edit/main/docs/a.mdx: It opens docs/a.mdx, which isn't in the repository.\n    Fix: Correct editLink.docRepoBaseUrl in rspress.config.ts, or the edit link of the theme.",
    ],
    [
      'an edit link of another page',
      '<a href="https://github.com/owner/docs/edit/main/docs/zh/a.mdx">x</a>',
      'doc_build/a.html\n    https://github.com/owner/docs/edit/main/docs/zh/a.mdx: It opens docs/zh/a.mdx instead of its page docs/en/a.mdx.\n    Fix: Correct editLink.docRepoBaseUrl in rspress.config.ts, or the edit link of the theme.',
    ],
  ])('%s', (_, body, expected) => {
    expect(problemsWith(body)).toBe(expected);
  });

  it('a Chinese page that links to English', () => {
    expect(problemsWith('<a href="/a">x</a>', 'zh/a.html', 'zh')).toBe(
      'doc_build/zh/a.html\n    /a: A Chinese page links to the English /a, which has a Chinese translation.\n' +
        '    Fix: Link to /zh/a. Only the language switch, which has hreflang, may link to English.',
    );
  });

  it('a dead URL in a style sheet', () => {
    const files = { ...goodFiles, 'static/css/a.css': 'a { src: url(gone.woff2) }' };
    expect(formatProblems(check(files).problems)).toBe(
      'doc_build/static/css/a.css\n    gone.woff2: /static/css/gone.woff2 is not on the site.\n    Fix: Correct the link, or create its target.',
    );
  });

  it('a menu entry, once for all its pages', () => {
    const files = Object.fromEntries(
      Object.entries(goodFiles).map(([file, text]) => [
        file,
        file.endsWith('.html') ? `${text}<nav><a href="/in-menu">x</a></nav>` : text,
      ]),
    );
    expect(formatProblems(check(files).problems)).toBe(
      'theme/Menu.tsx:2\n    /in-menu: /in-menu is not on the site. (On 4 pages, such as /.)\n    Fix: Correct the link, or create its target.',
    );
  });

  it('a link that leaves the base path, and a build for another base path', () => {
    const files = {
      'index.html': html('en', '<a href="/a">x</a>', '/docs/'),
      'static/css/a.css': '',
    };
    const under = { ...places, base: '/docs/' };
    expect(formatProblems(check(files, { places: under, allowed: [] }).problems)).toBe(
      'doc_build/index.html\n    /a: It is outside the base path /docs/.\n    Fix: Use withBase or the Link component.',
    );
    expect(formatProblems(check(files).problems)).toBe(
      'doc_build/index.html\n    The site was built for the base path /docs/, but the check expects /.\n    Fix: Run the build and the check with SITE_BASE=/docs/.',
    );
  });

  it('an entry of the allow-list without a reason or a link', () => {
    const allowed = readAllowed(
      allowedText
        .replace('Allowed for the tests.', 'x')
        .replace('\n}', ',\n  "https://unused.example/": "Nobody links to it."\n}'),
    );
    expect(formatProblems(check(goodFiles, { allowed }).problems)).toBe(
      `${externalFile}:2\n    The entry https://allowed.example has no reason.\n    Fix: Describe in a few words why pages link there.\n\n` +
        `${externalFile}:3\n    No page links to https://unused.example/.\n    Fix: Remove the entry.`,
    );
  });
});

it('the site', () => {
  const stale = staleBuild();
  if (stale) {
    const fix = 'Run `npm run build` first.';
    report('links', { problems: [{ file: outDir, message: stale, fix }], counted: {} });
  }
  const site = loadBuiltSite(outFolder);
  const sitePlaces = { outDir, base, origin, repository, branch };
  const external = externalLinks({ site, places: sitePlaces });
  const list = join(countsFolder, 'external-links.txt');
  mkdirSync(countsFolder, { recursive: true });
  writeFileSync(list, `${external.join('\n')}\n`);
  console.log(`External URLs: ${external.length}, listed in ${list}`);
  const allowed = readAllowed(readFileSync(join(repositoryRoot, externalFile), 'utf8'));
  report(
    'links',
    links({ site, places: sitePlaces, sources: loadSources(repositoryRoot), allowed }),
  );
});
