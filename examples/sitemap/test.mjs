import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

/**
 * One address per line; the dates are those of the files and differ between machines.
 *
 * @param {string} xml
 */
const lines = (xml) =>
  xml
    .replace(/<lastmod>\d{4}-\d\d-\d\dT[^<]+Z<\/lastmod>/g, '')
    .split(/\n|(?=<url>)|(?=<\/urlset>)/)
    .filter((line) => line !== '')
    .sort();

const built = readFileSync('doc_build/sitemap.xml', 'utf8');
assert.equal(built.match(/<lastmod>/g)?.length, 2);
assert.deepEqual(lines(built), lines(readFileSync('recorded/sitemap.xml', 'utf8')));
