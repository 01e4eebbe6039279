import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePath } from '@handbook/content/files';
import { ownFiles } from './ownFiles.mjs';

/** @typedef {{ name: string, paths: string[], status: number }} Mix */

/** The number of different files per kind of request. */
const most = 200;

/** Selects items that are spread evenly over a list, so that both languages and every section are included. */
const sample = (/** @type {string[]} */ list) => {
  const step = Math.max(1, list.length / most);
  return Array.from(
    { length: Math.min(most, list.length) },
    (_, index) => list[Math.floor(index * step)] ?? '',
  );
};

/** @param {string} file path of a page's HTML file, relative to the site */
const addressOf = (file) => `/${pagePath(file)}`;

/**
 * The kinds of requests to measure, with their paths.
 *
 * @param {string} folder the built site, absolute
 * @returns {Mix[]}
 */
export function mixes(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(gz|br)$|^\./.test(file))
    .sort();
  // Documents below `static` are frames in pages.
  const pages = sample(files.filter((file) => /^(?!static\/).*(?<!404)\.html$/.test(file)));
  const chunks = sample(files.filter((file) => /^static\/js\/async\/.*\.js$/.test(file)));
  const visits = pages.flatMap((page) => [
    addressOf(page),
    ...ownFiles(readFileSync(join(folder, page), 'utf8')),
  ]);
  return [
    { name: `${pages.length} pages`, paths: pages.map(addressOf), status: 200 },
    { name: `${chunks.length} parts of pages`, paths: chunks.map((it) => `/${it}`), status: 200 },
    {
      name: `first visits, ${(visits.length / pages.length).toFixed(1)} files each`,
      paths: visits,
      status: 200,
    },
    { name: 'unknown paths', paths: ['/none', '/zh/none'], status: 404 },
  ];
}
