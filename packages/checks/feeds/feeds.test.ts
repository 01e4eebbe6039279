import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, filesOf, siteLocation } from '@handbook/content';
import { builtPages, outDir, outFolder } from '@handbook/content/files';
import { describe, expect, it } from 'vitest';
import { readHead } from '../head/readHead.ts';
import type { Problem } from '../lib/problem.ts';
import { report } from '../lib/report.ts';
import { atomProblems, contentProblems, jsonFeedProblems } from './validate.ts';

interface JsonFeed {
  items: { id: string; url: string; content_html: string; date_modified: string }[];
}

const read = (file: string) => readFileSync(join(outFolder, file), 'utf8');

const allOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

const atom = (entry: string) =>
  `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><id>urn:a:b</id><title>A</title><updated>2026-01-01T00:00:00Z</updated><link href="/a"/>${entry}</feed>`;
const entry =
  '<entry><id>urn:uuid:1</id><title>B</title><updated>2026-01-01T00:00:00Z</updated><link href="/b"/><content type="html">&lt;p&gt;</content></entry>';

describe('mutation fixtures', () => {
  it('passes a valid feed', () => expect(atomProblems(atom(entry))).toEqual([]));

  it.each([
    ['an id that is a path', entry.replace('urn:uuid:1', '/news/one')],
    ['no date', entry.replace(/<updated>.*?<\/updated>/, '')],
    ['an invalid date', entry.replace('2026-01-01T00:00:00Z', 'yesterday')],
    [
      'a tag of another format',
      entry.replace('<link href="/b"/>', '<link href="/b"/><guid>1</guid>'),
    ],
    ['no entry', ''],
    ['broken XML', '<entry>'],
  ])('names %s', (_, mutated) => expect(atomProblems(atom(mutated))).not.toEqual([]));

  it('names what the JSON Feed format forbids', () => {
    const problems = jsonFeedProblems('{"version":"1","items":[{"id":"/a"}]}').join('\n');
    expect(problems).toContain('/version must be equal to constant');
    expect(problems).toContain("/items/0 must have required property 'content_html'");
  });

  it.each(['<button>', '<a class="b">', '<svg>', '<a href="#c">', '<a title="a">#</a>'])(
    'names %s in the content',
    (html) => expect(contentProblems(html)).toHaveLength(1),
  );
});

it('the site', () => {
  const problems: Problem[] = [];
  const counted = { atom: 0, json: 0, entries: 0 };
  const add = (file: string, messages: readonly string[]) => {
    for (const message of messages)
      problems.push({
        file: `${outDir}/${file}`,
        message,
        fix: 'Correct what packages/site-output/feeds writes.',
      });
  };
  const files = filesOf('{,zh/}feeds/*', outFolder);
  expect(files).toEqual(expect.arrayContaining(['feeds/changes.json', 'zh/feeds/changes.xml']));
  for (const file of files) {
    const text = read(file);
    if (file.endsWith('.xml')) {
      counted.atom += 1;
      add(file, atomProblems(text));
      const ids = allOf(text, /<entry>.*?<id>(.*?)<\/id>/gs);
      const json: JsonFeed = JSON.parse(read(file.replace('.xml', '.json')));
      if (ids.join() !== json.items.map(({ id }) => id).join()) {
        add(file, ['The Atom feed has other entries than the JSON feed.']);
      }
      continue;
    }
    counted.json += 1;
    add(file, jsonFeedProblems(text));
    const { items }: JsonFeed = JSON.parse(text);
    counted.entries += items.length;
    if (new Set(items.map(({ id }) => id)).size < items.length)
      add(file, ['Two entries have the same id.']);
    const root = siteLocation.origin + siteLocation.base;
    for (const { url, content_html: html } of items) {
      add(file, contentProblems(html));
      const path = url.slice(root.length).replace(/#.*$/, '');
      if (!url.startsWith(root) || !existsSync(join(outFolder, fileOf(path || '/')))) {
        add(file, [`${url} doesn't exist.`]);
      }
    }
  }
  // The head of every page links to the feeds of its language, and the footer to one of them.
  for (const page of builtPages()) {
    if (page.endsWith('404.html')) continue;
    const html = read(page);
    const prefix = page.startsWith('zh/') ? 'zh/' : '';
    const own = files.filter((file) => file.startsWith(`${prefix}feeds/`));
    const named = readHead(html).filter(({ attributes }) => attributes.href?.includes('/feeds/'));
    const wanted = own.map((file) => siteLocation.origin + siteLocation.base + file);
    const there = named.map(({ attributes }) => attributes.href ?? '');
    if ([...there].sort().join() !== [...wanted].sort().join())
      add(page, [`The head links to the feeds ${there} instead of ${wanted}.`]);
    if (!html.includes(`href="${siteLocation.base}${prefix}feeds/changes.xml"`))
      add(page, ['The footer has no link to a feed.']);
  }
  report('feeds', { problems, counted });
});
