import type { Problem, RuleResult } from '../lib/problem.ts';
import { jsonLdProblems } from './jsonLd.ts';
import { type HeadTag, readHead } from './readHead.ts';

/** A built site. */
export interface BuiltPages {
  /** The HTML of each page, by its file, e.g. `zh/guide/basic/ssg.html`. */
  pages: ReadonlyMap<string, string>;
  /** Whether a file is in the output folder. */
  has: (file: string) => boolean;
  /** Where it is published, as `site.ts` says. */
  place: { origin: string; base: string };
}

const FIX = 'See packages/site-output/document-head and what calls addHead.';

/** A page's path below the base. */
const pathOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}`;

/** What stands once in the head of each page, and how to find it. */
const ONCE: Readonly<Record<string, (tag: HeadTag) => boolean>> = {
  title: ({ name, text }) => name === 'title' && text !== '',
  ...Object.fromEntries(
    ['description', 'twitter:card'].map((key) => [
      key,
      ({ attributes }: HeadTag) => attributes.name === key && attributes.content !== '',
    ]),
  ),
  ...Object.fromEntries(
    [
      ...['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name', 'og:locale'],
      ...['og:image', 'og:image:width', 'og:image:height', 'og:image:alt'],
    ].map((key) => [
      key,
      ({ attributes }: HeadTag) => attributes.property === key && attributes.content !== '',
    ]),
  ),
  ...Object.fromEntries(
    ['canonical', 'manifest', 'icon', 'apple-touch-icon'].map((rel) => [
      rel,
      ({ attributes }: HeadTag) => attributes.rel === rel && attributes.href !== '',
    ]),
  ),
  'Markdown page': ({ attributes }) => attributes.type === 'text/markdown',
  ...Object.fromEntries(
    ['en', 'zh', 'x-default'].map((lang) => [
      `hreflang ${lang}`,
      ({ attributes }: HeadTag) => attributes.hreflang === lang,
    ]),
  ),
  ...Object.fromEntries(
    ['light', 'dark'].map((scheme) => [
      `theme colour for ${scheme}`,
      ({ attributes }: HeadTag) =>
        attributes.name === 'theme-color' && attributes.media?.includes(scheme) === true,
    ]),
  ),
};

/** The files that a page's head may name: pages by their clean address, others as they are. */
function leadsNowhere(address: string, { has, place }: BuiltPages): boolean {
  const root = place.origin + place.base;
  if (!address.startsWith(root)) return true;
  const path = address.slice(root.length);
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  return !has(file) && !has(`${file}.html`);
}

function pageProblems(file: string, tags: readonly HeadTag[], site: BuiltPages): string[] {
  const { place } = site;
  const isError = file.endsWith('404.html');
  if (isError) {
    const isHidden = tags.some(({ attributes }) => attributes.content === 'noindex');
    return isHidden ? [] : ['An error page must not be in search engines.'];
  }
  const problems: string[] = [];
  for (const [name, is] of Object.entries(ONCE)) {
    const count = tags.filter(is).length;
    if (count !== 1) problems.push(`The head has ${count} of “${name}”, not one.`);
  }
  const contentOf = (name: string) => {
    const found = tags.find((tag) => ONCE[name]?.(tag))?.attributes;
    return found?.content ?? found?.href ?? '';
  };
  const address = place.origin + place.base.slice(0, -1) + pathOf(file);
  for (const name of ['canonical', 'og:url']) {
    if (contentOf(name) !== address) {
      problems.push(`${name} is ${contentOf(name)}, the page is at ${address}.`);
    }
  }
  const named = ['og:image', 'manifest', 'Markdown page', 'hreflang en', 'hreflang zh'];
  for (const name of [...named, 'hreflang x-default']) {
    const isPath = name === 'manifest' && !contentOf(name).startsWith('http');
    const whole = isPath ? place.origin + contentOf(name) : contentOf(name);
    if (leadsNowhere(whole, site)) problems.push(`${name} leads nowhere: ${contentOf(name)}.`);
  }
  const data = tags.filter(({ attributes }) => attributes.type === 'application/ld+json');
  const isHome = /^(zh\/)?index\.html$/.test(file);
  problems.push(
    ...jsonLdProblems(
      data.map(({ text }) => text),
      isHome,
      (target) => !leadsNowhere(target, site),
    ),
  );
  return problems;
}

/** Titles and descriptions that more than one page has. */
function repeated(name: string, values: ReadonlyMap<string, string>): Problem[] {
  const files = new Map<string, string[]>();
  for (const [file, value] of values) files.set(value, [...(files.get(value) ?? []), file]);
  return [...files]
    .filter(([, all]) => all.length > 1)
    .map(([value, all]) => ({
      file: all[0] ?? '',
      message: `The ${name} “${value}” is also that of ${all.slice(1).join(', ')}.`,
      fix: 'Give each page its own.',
    }));
}

/** Looks at the head of every built page: what has to be there, whether it leads anywhere, and what two pages share. */
export function checkHeads(site: BuiltPages): RuleResult {
  const problems: Problem[] = [];
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  let tagCount = 0;
  for (const [file, html] of site.pages) {
    const tags = readHead(html);
    tagCount += tags.length;
    titles.set(file, tags.find(({ name }) => name === 'title')?.text ?? '');
    const description = tags.find(({ attributes }) => attributes.name === 'description');
    descriptions.set(file, description?.attributes.content ?? '');
    for (const message of pageProblems(file, tags, site))
      problems.push({ file, message, fix: FIX });
  }
  problems.push(...repeated('title', titles), ...repeated('description', descriptions));
  return { problems, counted: { pages: site.pages.size, tags: tagCount } };
}
