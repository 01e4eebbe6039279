import { buildTinySite } from '../lib/tinySite.ts';
import { textOf } from './elements.ts';
import { headingPages, languages, namedFiles, siteFiles, titlePages } from './fixture.ts';
import { type Language, type Link, readLanguage } from './language.ts';

/** One fact that a site shows in several ways. */
export interface Fact {
  subject: string;
  /** What the page itself shows. */
  expected: string;
  /** What each other way shows; empty if it is missing. */
  found: Readonly<Record<string, string>>;
}

/** HTML collapses white space. */
const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The route of a file in the folder that contains every page. */
const routeOf = (name: string): string => `/guide/${name.replace(/\.\w+$/, '')}`;

/** The ids and labels of the headings of a page. */
function headingFacts(site: Language, extension: string, sources: readonly string[]): Fact[] {
  const route = `/guide/headings-${extension}`;
  const { page, headings, markdown } = site.page(route);
  const inMarkdown = markdown.filter(({ depth }) => depth > 1);
  const lists = {
    usePage: page.toc,
    usePages: site.usePages(route)?.toc,
    'search index': site.index(route)?.toc,
    // The first link of a card is the page itself.
    'overview page': site.cards.filter((link) => link.route === route).slice(1),
  };
  return sources.flatMap((source, at): Fact[] => {
    const heading = headings[at];
    const found = (key: 'id' | 'text') =>
      Object.fromEntries(
        Object.entries(lists).map(([way, list]) => [way, tidy(list?.[at]?.[key] ?? '')]),
      );
    const isRepeated = sources.indexOf(source) < at;
    const subject = `${source.replace('\n', '⏎')} in .${extension}${isRepeated ? ', again' : ''}`;
    return [
      {
        subject: `id of ${subject}`,
        expected: String(heading?.properties.id ?? ''),
        found: found('id'),
      },
      {
        subject: `text of ${subject}`,
        expected: textOf(heading),
        found: { ...found('text'), Markdown: inMarkdown[at]?.text ?? '' },
      },
    ];
  });
}

function titleFact(site: Language, name: string): Fact {
  const route = routeOf(name);
  const { h1, title, page, markdown, sidebar } = site.page(route);
  const textIn = (links: readonly Link[]) => links.find((link) => link.route === route)?.text ?? '';
  return {
    subject: `title of ${name}`,
    expected: h1,
    found: {
      'browser tab': title.replace(/(?:^| - )Tea$/, ''),
      usePage: page.title,
      usePages: site.usePages(route)?.title ?? '',
      'search index': site.index(route)?.title ?? '',
      sidebar: textIn(sidebar),
      'overview page': textIn(site.cards),
      Markdown: markdown.find(({ depth, text }) => depth === 1 && text !== '')?.text ?? '',
      'llms.txt': textIn(site.llms),
    },
  };
}

function pathFact(site: Language, lang: string, name: string): Fact {
  const route = routeOf(name);
  const { page, sidebar, markdownFile, alternate, menu } = site.page(route);
  const other = languages.find((one) => one !== lang) ?? '';
  const among = (links: readonly Link[]) => links.find((link) => link.route === route)?.route ?? '';
  const named = (links: readonly Link[]) => links.find(({ text }) => text === name)?.route ?? '';
  return {
    subject: `path of ${name}`,
    expected: site.exists(route, 'html') ? route : '',
    found: {
      'Markdown file': site.exists(route, 'md') ? route : '',
      usePage: site.route(page.routePath),
      usePages: site.route(site.usePages(route)?.routePath ?? ''),
      'search index': site.route(site.index(route)?.routePath ?? ''),
      sidebar: among(sidebar),
      'overview page': among(site.cards),
      link: named(site.links),
      'link in Markdown': named(site.linksInMarkdown),
      'llms.txt': among(site.llms),
      'link to the Markdown': markdownFile,
      'link to the other language': alternate(other),
      'language menu': menu(other),
    },
  };
}

/**
 * Builds the site with the installed framework and reads it in each language.
 *
 * @throws Error with the output if the build fails
 */
export const builtFacts = (): Promise<Record<string, Fact[]>> =>
  buildTinySite(siteFiles(), (built) => {
    const factsIn = (lang: string): Fact[] => {
      const site = readLanguage(built, lang);
      return [
        ...Object.entries(headingPages).flatMap(([extension, sources]) =>
          headingFacts(site, extension, sources),
        ),
        ...Object.keys(titlePages).map((name) => titleFact(site, name)),
        ...namedFiles.map((name) => pathFact(site, lang, name)),
      ];
    };
    return Object.fromEntries(languages.map((lang) => [lang, factsIn(lang)]));
  });
