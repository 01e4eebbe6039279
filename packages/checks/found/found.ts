import type { Page, Section } from '@handbook/content';
import type { SearchDocuments } from '@handbook/search/engine';
import escapeStringRegexp from 'escape-string-regexp';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { foreignEnvironment, foreignOptions, type PageArea } from '../reference/areas.ts';
import type { Entry } from '../reference/surface/entry.ts';
import { searches } from './searches.ts';

/** The name that a page uses for an entry: the last part of a key, or a flag without its command. */
const lastPart = (name: string): string => name.replace(/^.*[. ](?=[^. ]+$)/, '');

/** The names in a heading in lower case, without brackets and parameters, complete and as their last parts. */
const headingNames = (heading: string): string[] =>
  heading
    .toLowerCase()
    .split(/[\s,、/]+/)
    .map((part) => part.replace(/[()<>]/g, ''))
    .flatMap((part) => [part, lastPart(part)]);

const hasWord = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\w$-])${escapeStringRegexp(word)}(?![\\w$])`, 'i').test(text);

/** Names, with the routes that document them: `title` is both an option and a frontmatter field. */
type Wanted = ReadonlyMap<string, ReadonlySet<string>>;

/** An entry must be among this many hits. */
const FIRST = 3;

/** Names that are everyday words, so nobody searches for only the name. */
const WORDS: Readonly<Record<string, string>> = {
  Links: 'a component of React Router for other apps; as a word, it means links between pages',
  Meta: 'a component of React Router for other apps; as a word, it means tags or `_meta.json`',
  redirect: "a function for data routers, which Rspress doesn't use; as a word, it means redirects",
};

/** The names that readers may search for, with the reference pages that document them. */
export function wantedNames(entries: readonly Entry[], pageAreas: readonly PageArea[]): Wanted {
  const wanted = new Map<string, Set<string>>();
  for (const entry of entries) {
    if (entry.name in foreignEnvironment || entry.name in WORDS) continue;
    if (foreignOptions.test(entry.name)) continue;
    for (const { area, only, route, mention } of pageAreas) {
      if (area !== entry.area || mention || (only && !only(entry))) continue;
      wanted.set(entry.name, (wanted.get(entry.name) ?? new Set()).add(route));
    }
  }
  return wanted;
}

/**
 * Searches for every name of the reference. One of the first three hits must be its entry or, if several names share a table, a
 * section that contains the name.
 *
 * @param documents the search documents of the built site, by language
 */
export function found(
  wanted: Wanted,
  documents: readonly SearchDocuments[],
  pages: readonly Page[],
): RuleResult {
  const problems: Problem[] = [];
  let asked = 0;
  for (const { one, prefix, ask } of searches(documents)) {
    const reference = new Set(
      [...wanted.values()].flatMap((routes) => [...routes].map((it) => prefix + it)),
    );
    for (const [name, routes] of wanted) {
      const [page, ...others] = pages.filter(
        ({ lang, route }) => lang === one.lang && routes.has(route),
      );
      if (!page) continue;
      asked += 1;
      const hits = ask(name);
      const own = lastPart(name);
      const isHeaded = ({ heading, path }: Section) =>
        reference.has(path) && headingNames(heading).includes(own.toLowerCase());
      // Names that share a table or a list have no section. Neither does a command with a flag. Any section that
      // contains the name is enough.
      const hasOwn = !name.includes(' ') && one.sections.some(isHeaded);
      const isEntry = (url: string): boolean => {
        const [path = '', anchor = ''] = url.split('#');
        const section = one.sections.find((it) => it.path === path && it.anchor === anchor);
        if (!section) return false;
        if (hasOwn && isHeaded(section)) return true;
        const names = headingNames(section.heading);
        // An entry shows the keys of its object in a table.
        const parent = name.split('.').at(-2)?.toLowerCase();
        if (names.includes(own.toLowerCase()) || (parent && names.includes(parent))) return true;
        return (
          !hasOwn && [section.heading, section.text, section.code].some((it) => hasWord(it, own))
        );
      };
      const place = hits.findIndex(({ url }) => isEntry(url));
      if (place !== -1 && place < FIRST) continue;
      const [first] = hits;
      const instead = first ? `the first hit is ${first.url}` : 'there is no hit';
      const later = place > 0 ? `, ${hits[place]?.url} comes later` : '';
      const also = others.map(({ file }) => ` or ${file}`).join('');
      problems.push({
        file: page.file,
        message: `Searching for ${name} doesn't find its entry: ${instead}${later}.`,
        fix: `Add a heading with the name, or a table row that starts with it, to ${page.file}${also}.`,
      });
    }
  }
  return { problems, counted: { names: wanted.size, asked } };
}
