import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  loadPages,
  pendingFiles,
  readFragmentRecords,
  repositoryRoot,
  siteLocation,
} from '@handbook/content';
import { builtPages, outFolder } from '@handbook/content/files';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { formatProblems } from '../lib/problem.ts';
import { report } from '../lib/report.ts';
import { type BuiltPages, checkHeads } from './head.ts';
import { readHead } from './readHead.ts';
import { manifestProblems, sitemapProblems } from './siteFiles.ts';

const readSite = (): BuiltPages => ({
  pages: new Map(builtPages().map((file) => [file, readFileSync(join(outFolder, file), 'utf8')])),
  has: (file) => existsSync(join(outFolder, file)) && statSync(join(outFolder, file)).isFile(),
  place: siteLocation,
});

const file = 'guide/basic/ssg.html';

/** The problems of one changed page of the built site. */
function mutated(change: (html: string) => string): string {
  const site = readSite();
  const html = change(site.pages.get(file) ?? '');
  expect(html, 'the mutation changed nothing').not.toBe(site.pages.get(file));
  return formatProblems(checkHeads({ ...site, pages: new Map([[file, html]]) }).problems);
}

describe('mutation fixtures', () => {
  it.each([
    ['no canonical URL', /<link rel="canonical"[^>]*>/, '', '0 tags for “canonical”'],
    ['another canonical URL', /(<link rel="canonical" href="[^"]*)"/, '$1x"', 'canonical is'],
    ['no Chinese page', /hreflang="zh"/, 'hreflang="fr"', 'hreflang zh'],
    ['a missing image', /(og:image" content="[^"]*)\.png/, '$1x.png', "x.png, which doesn't exist"],
    [
      'a second description',
      '</head>',
      '<meta name="description" content="b"></head>',
      '2 tags for “description”',
    ],
    ['one color', /<meta name="theme-color" media="[^"]*dark[^>]*>/, '', 'theme color for dark'],
    ['broken data', '{"@context"', '{@context', "isn't valid JSON"],
    ['another kind of data', 'TechArticle', 'Recipe', 'no TechArticle'],
    [
      'a breadcrumb to a missing page',
      /("position":1,"name":"[^"]*","item":"[^"]*)"/,
      '$1nowhere"',
      "which doesn't exist",
    ],
  ])('%s', (_, from, to, message) => {
    expect(mutated((html) => html.replace(from, to))).toContain(message);
  });

  it('two pages with the same title', () => {
    const html = readSite().pages.get(file) ?? '';
    const pages = new Map([file, 'guide/basic/deploy.html'].map((name) => [name, html]));
    expect(formatProblems(checkHeads({ ...readSite(), pages }).problems)).toContain(
      'is also the title of',
    );
  });

  it('a sitemap without a page, and one with an unknown page', () => {
    const site = readSite();
    const xml = readFileSync(join(outFolder, 'sitemap.xml'), 'utf8');
    const without = xml.replace(/ {2}<url>[\s\S]*?<\/url>\n/, '');
    expect(formatProblems(sitemapProblems(without, site))).toContain('is missing');
    expect(
      formatProblems(sitemapProblems(xml.replace('/guide/basic/ssg<', '/no<'), site)),
    ).toContain("isn't a page");
  });
});

it('keeps documents for frames out of search engines', () => {
  const documents = globSync('static/**/*.html', { cwd: outFolder });
  expect(documents).not.toEqual([]);
  const shown = documents.filter((document) => {
    const tags = readHead(readFileSync(join(outFolder, document), 'utf8'));
    return !tags.some(
      ({ attributes }) => attributes.name === 'robots' && attributes.content === 'noindex',
    );
  });
  expect(shown).toEqual([]);
});

it('images have the size that the tags state', () => {
  const { pages, place } = readSite();
  const images = [...pages.values()].flatMap((html) =>
    readHead(html)
      .filter(({ attributes }) => attributes.property === 'og:image')
      .map(({ attributes }) => attributes.content ?? ''),
  );
  const sizes = images.map((url) => {
    const path = url.slice((place.origin + place.base).length);
    const bytes = readFileSync(join(outFolder, path));
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    return bytes.length;
  });
  sizes.sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(40 * 1024);
});

it('the site', () => {
  const site = readSite();
  const { problems, counted } = checkHeads(site);
  const read = (name: string) => readFileSync(join(outFolder, name), 'utf8');
  const manifests = ['manifest.webmanifest', 'zh/manifest.webmanifest'];
  const all = [
    ...problems,
    ...sitemapProblems(read('sitemap.xml'), site),
    ...manifests.flatMap((name) => manifestProblems(name, read(name), site)),
  ];
  expect(read('robots.txt')).toContain(`Allow: ${siteLocation.base}`);
  report('head', { problems: all, counted });
});

it('shows a note on exactly the pages with a pending translation', () => {
  const pages = loadPages();
  const pending = pendingFiles(pages, readFragmentRecords(repositoryRoot));
  const expected = pages
    .filter(({ file, frontmatter }) => pending.has(file) && frontmatter.pageType === undefined)
    .map(({ file }) => file.replace(/^docs\//, '').replace(/\.mdx?$/, '.html'));
  const noted = [...readSite().pages].flatMap(([path, html]) =>
    html.includes('class="translation-note') ? [path] : [],
  );
  expect(noted.sort()).toEqual(expected.sort());
});
