import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, urlOf } from '@handbook/content';
import { withoutLocale } from '@handbook/content/address';
import { base, origin, outFolder, pagePath } from '@handbook/content/files';
import escapeStringRegexp from 'escape-string-regexp';
import type { Problem } from '../lib/problem.ts';
import type { Scope } from '../runner/rule.ts';
import { links } from './links.ts';

export const name = 'links';
export const needsBuild = true;

/** Menus, fragments, theme, and configuration, which add links to many pages. */
const shared = ['docs/**/_nav.json', 'docs/**/fragments/**', 'theme/**/*.ts*', '*.ts'];

/** Follows every URL on the built site. */
export function run({ root, all }: Scope) {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const text = (file: string) =>
    /\.(?:html|css)$/.test(file) ? readFileSync(join(outFolder, file), 'utf8') : '';
  const sources = filesOf(shared, root).map((file) => ({ file, source: read(file) }));
  const pages = new Map(all.map((page) => [urlOf(page), page]));
  const hosts = Object.keys(JSON.parse(read('packages/checks/links/hosts.json')));

  function placeOf(url: string, file: string): Pick<Problem, 'file' | 'line'> | undefined {
    const page = pages.get(`/${pagePath(file)}`);
    const local = url.startsWith(base) ? `/${url.slice(base.length)}` : url;
    // Sources write URLs without the language, and relative URLs with any number of `../`.
    const end = escapeStringRegexp(withoutLocale(local).replace(/^(?:\.\.?\/)+/, ''));
    const written = new RegExp(`["'(/]${end}["')\\s]`);
    for (const { file: source, source: own } of [...(page ? [page] : []), ...sources]) {
      const line = own.split('\n').findIndex((one) => written.test(one));
      if (line >= 0) return { file: source, line: line + 1 };
    }
    return undefined;
  }

  return links({
    files: new Map(filesOf('**', outFolder).map((file) => [file, text(file)])),
    place: { origin, base },
    hosts: new Set(hosts),
    placeOf,
  });
}
