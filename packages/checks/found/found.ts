import type { Page, Section } from '@handbook/content';
import type { SearchDocuments } from '@handbook/search/engine';
import escapeStringRegexp from 'escape-string-regexp';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { foreignEnvironment, type Guard } from '../reference/areas.ts';
import type { Entry } from '../reference/surface/entry.ts';
import { LIMIT, searches } from './searches.ts';

/** What a page calls an entry: the last part of a key, a flag without its command. */
const lastPart = (name: string): string => name.replace(/^.*[. ](?=[^. ]+$)/, '');

/** The names that a heading gives, without brackets and parameters, whole and their last parts, in lower case. */
const headingNames = (heading: string): string[] =>
  heading
    .toLowerCase()
    .split(/[\s,、/]+/)
    .map((part) => part.replace(/[()<>]/g, ''))
    .flatMap((part) => [part, lastPart(part)]);

const hasWord = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\w$-])${escapeStringRegexp(word)}(?![\\w$])`, 'i').test(text);

/** A name, and the pages that answer for it: `title` is a key and a frontmatter field. */
interface Wanted {
  name: string;
  routes: Set<string>;
}

/** Names that need not come first, with the reason: it is enough that their entry is on the list. */
const SHARED: Readonly<Record<string, string>> = {
  'rspress build --config': 'also the title of a page, which comes first',
  gitlab: 'a value of the key `icon`; the export IconGitlab, on the same page, comes first',
  data: 'a function of data routers, which Rspress has none of; as a word it begins the names of hooks',
};

/** Names that are a word of many pages, so that nobody who means them would ask for them alone. */
const WORDS: Readonly<Record<string, string>> = {
  redirect: 'a function of data routers, which Rspress has none of; as a word it means redirects',
};

/** How far down an entry may stand: first, or anywhere on the list where its name says other things too. */
const mayComeAt = (name: string): number => (name in SHARED ? LIMIT : 1);

/** The names that readers may type, with the pages of the reference that state them. */
export function wantedNames(entries: readonly Entry[], guards: readonly Guard[]): Wanted[] {
  const wanted = new Map<string, Wanted>();
  for (const entry of entries) {
    if (entry.name in foreignEnvironment || entry.name in WORDS) continue;
    for (const { area, only, route, mention } of guards) {
      if (area !== entry.area || mention || (only && !only(entry))) continue;
      const one = wanted.get(entry.name) ?? {
        name: entry.name,
        routes: new Set<string>(),
      };
      one.routes.add(route);
      wanted.set(entry.name, one);
    }
  }
  return [...wanted.values()];
}

/**
 * Asks the search for every name of the reference: the first hit has to be its entry, under its name; where it has
 * none of its own because names share a table, a section that has the name.
 *
 * @param documents what the built site gives the search, by language
 */
export function found(
  wanted: readonly Wanted[],
  documents: readonly SearchDocuments[],
  pages: readonly Page[],
): RuleResult {
  const problems: Problem[] = [];
  let asked = 0;
  for (const { one, prefix, ask } of searches(documents)) {
    const reference = new Set(wanted.flatMap(({ routes }) => [...routes].map((it) => prefix + it)));
    for (const { name, routes } of wanted) {
      const written = [...routes].filter((route) =>
        pages.some((page) => page.lang === one.lang && page.route === route),
      );
      if (written.length === 0) continue;
      asked += 1;
      const hits = ask(name);
      const own = lastPart(name);
      const isHeaded = ({ heading, path }: Section) =>
        reference.has(path) && headingNames(heading).includes(own.toLowerCase());
      // Names that share a table or a list have no section of their own, nor have a command and its flag together: any
      // that has the name will do.
      const hasOwn = !name.includes(' ') && one.sections.some(isHeaded);
      const isEntry = (url: string): boolean => {
        const [path = '', anchor = ''] = url.split('#');
        const section = one.sections.find((it) => it.path === path && it.anchor === anchor);
        if (!section) return false;
        if (hasOwn && isHeaded(section)) return true;
        if (headingNames(section.heading).includes(own.toLowerCase())) return true;
        return (
          !hasOwn && [section.heading, section.text, section.code].some((it) => hasWord(it, own))
        );
      };
      const place = hits.findIndex(({ url }) => isEntry(url));
      if (place !== -1 && place < mayComeAt(name)) continue;
      const [first] = hits;
      const instead = first ? `the first hit is ${first.url}` : 'there is no hit';
      const later = place > 0 ? `, ${hits[place]?.url} comes later` : '';
      problems.push({
        file: `${prefix}${written.join(' or ')}`,
        message: `Searching for ${name} does not lead to its entry: ${instead}${later}.`,
        fix: 'Give the name a heading, or its own row that starts with it.',
      });
    }
  }
  return { problems, counted: { names: wanted.length, asked } };
}
