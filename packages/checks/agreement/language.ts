import type { Element, Nodes } from 'hast';
import type { Root } from 'mdast';
import { toString as textOfMarkdown } from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { TinySite } from '../lib/tinySite.ts';
import { elements, textOf } from './elements.ts';

/** What `usePage` and `usePages` return, and an entry of the search index. */
export interface PageData {
  title: string;
  toc: { id: string; text: string }[];
  routePath: string;
}

/** A link, with the route that it leads to. */
export interface Link {
  route: string;
  id: string;
  text: string;
}

const html = unified().use(rehypeParse);
const markdown = unified().use(remarkParse);

/** A path without language and extension, as in the file name, without percent-encoding. */
function routeIn(lang: string, path: string): string {
  const route = decodeURI(path.replace(/\.(?:html|md)$/, ''));
  return lang !== 'en' && route.startsWith(`/${lang}/`) ? route.slice(lang.length + 1) : route;
}

const linkIn = (lang: string, href: string, text: string): Link => {
  const [path = '', id = ''] = href.split('#');
  return { route: routeIn(lang, path), id: decodeURI(id), text };
};

/** The text of the headings in Markdown, with their level. */
function headingsIn(tree: Root): { depth: number; text: string }[] {
  const headings: { depth: number; text: string }[] = [];
  visit(tree, 'heading', (node) => {
    headings.push({ depth: node.depth, text: textOfMarkdown(node, { includeHtml: false }) });
  });
  return headings;
}

/** Reads one language of a built site. */
export function readLanguage(site: TinySite, lang: string) {
  const folder = lang === 'en' ? '' : `${lang}/`;
  const fileOf = (route: string, extension: string) =>
    `${folder}${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.${extension}`;
  const files = new Set(site.list());

  const linksIn = (root: Nodes, className: string): Link[] =>
    elements(root, /./, className)
      .flatMap((part) => elements(part, /^a$/))
      .map((link) => linkIn(lang, String(link.properties.href), textOf(link)));

  const markdownLinks = (file: string): Link[] => {
    const links: Link[] = [];
    visit(markdown.parse(site.read(file)), 'link', (node) => {
      links.push(linkIn(lang, node.url, textOfMarkdown(node)));
    });
    return links;
  };

  const page = (route: string) => {
    const root = html.parse(site.read(fileOf(route, 'html')));
    const shown = elements(root, /^pre$/).find(({ properties }) => properties.id === 'hooks');
    const hooks: { page: PageData; pages: PageData[] } = JSON.parse(textOf(shown));
    const href = (name: RegExp, test: (properties: Element['properties']) => boolean) =>
      elements(root, name).find(({ properties }) => test(properties))?.properties.href;
    const leadsTo = (of: string, url: unknown) => (url ? routeIn(of, String(url)) : '');
    return {
      ...hooks,
      title: textOf(elements(root, /^title$/)[0]),
      h1: textOf(elements(root, /^h1$/)[0]),
      headings: elements(root, /^h[2-4]$/, 'rp-toc-include'),
      markdown: headingsIn(markdown.parse(site.read(fileOf(route, 'md')))),
      sidebar: linksIn(root, 'rp-doc-layout__sidebar'),
      links: linksIn(root, 'rspress-doc'),
      cards: linksIn(root, 'rp-overview-group'),
      markdownFile: leadsTo(
        lang,
        href(/^link$/, ({ type }) => type === 'text/markdown'),
      ),
      alternate: (of: string) =>
        leadsTo(
          of,
          href(/^link$/, ({ hrefLang }) => hrefLang === of),
        ),
      menu: (of: string) =>
        leadsTo(
          of,
          href(/^a$/, ({ hrefLang }) => hrefLang === of),
        ),
    };
  };

  const [index = ''] = site.list(`static/search_index.${lang}.*.json`);
  const { pages } = page('/');
  const of = (list: readonly PageData[]) => (route: string) =>
    list.find(({ routePath }) => routeIn(lang, routePath) === route);
  return {
    page,
    exists: (route: string, extension: string) => files.has(fileOf(route, extension)),
    usePages: of(pages.filter(({ routePath }) => lang === 'en' || routePath.startsWith('/zh/'))),
    index: of(JSON.parse(site.read(index))),
    cards: page('/guide/').cards,
    llms: markdownLinks(`${folder}llms.txt`),
    links: page('/guide/links').links,
    linksInMarkdown: markdownLinks(fileOf('/guide/links', 'md')),
    route: (path: string) => routeIn(lang, path),
  };
}

export type Language = ReturnType<typeof readLanguage>;
