import { languages, outDir, pagePath } from '@handbook/content/files';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { jsonLdProblems } from './jsonLd.ts';
import { type HeadTag, readHead } from './readHead.ts';

/** A built site. */
export interface BuiltPages {
  /** The HTML of each page, by its file, e.g. `zh/guide/basic/ssg.html`. */
  pages: ReadonlyMap<string, string>;
  /** Whether a file is in the output folder. */
  has: (file: string) => boolean;
  /** Where it is published, as set in `site.ts`. */
  place: { origin: string; base: string };
}

const FIX =
  'Correct the tags in packages/site-output/document-head, or in the plugin that calls addHead.';

type Matcher = (tag: HeadTag) => boolean;

/** Matches tags by the value of an attribute. Another attribute must not be empty. */
const byAttribute = (attribute: string, values: readonly string[], filled: string) =>
  values.map((value): [string, Matcher] => [
    value,
    ({ attributes }) => attributes[attribute] === value && attributes[filled] !== '',
  ]);

const openGraph = [
  ...['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name', 'og:locale'],
  ...['og:image', 'og:image:width', 'og:image:height', 'og:image:alt'],
];

/** The tags that the head of each page must contain exactly once. */
const ONCE: Readonly<Record<string, Matcher>> = {
  title: ({ name, text }) => name === 'title' && text !== '',
  'Markdown page': ({ attributes }) => attributes.type === 'text/markdown',
  ...Object.fromEntries([
    ...byAttribute('name', ['description', 'twitter:card'], 'content'),
    ...byAttribute('property', openGraph, 'content'),
    ...byAttribute('rel', ['canonical', 'manifest', 'icon', 'apple-touch-icon'], 'href'),
    ...byAttribute('hreflang', [...languages, 'x-default'], 'href').map(
      ([lang, matches]): [string, Matcher] => [`hreflang ${lang}`, matches],
    ),
    ...['light', 'dark'].map((scheme): [string, Matcher] => [
      `theme color for ${scheme}`,
      ({ attributes: { name, media } }) =>
        name === 'theme-color' && media?.includes(scheme) === true,
    ]),
  ]),
};

/** Whether no file of the site has a URL: a page has a clean URL, other files have their path. */
function isMissing(url: string, { has, place }: BuiltPages): boolean {
  const root = place.origin + place.base;
  if (!url.startsWith(root)) return true;
  const path = url.slice(root.length);
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  return !has(file) && !has(`${file}.html`);
}

function pageProblems(file: string, tags: readonly HeadTag[], site: BuiltPages): string[] {
  const { place } = site;
  if (file.endsWith('404.html')) {
    const isHidden = tags.some(({ attributes }) => attributes.content === 'noindex');
    return isHidden
      ? []
      : ['The error page lacks a robots meta tag with noindex, so search engines may list it.'];
  }
  const problems: string[] = [];
  for (const [name, is] of Object.entries(ONCE)) {
    const count = tags.filter(is).length;
    if (count !== 1) problems.push(`The head has ${count} tags for “${name}” instead of one.`);
  }
  const contentOf = (name: string) => {
    const found = tags.find((tag) => ONCE[name]?.(tag))?.attributes;
    return found?.content ?? found?.href ?? '';
  };
  const url = place.origin + place.base + pagePath(file);
  for (const name of ['canonical', 'og:url']) {
    if (contentOf(name) !== url) {
      problems.push(`${name} is ${contentOf(name)}, but the URL of the page is ${url}.`);
    }
  }
  const alternates = [...languages, 'x-default'].map((lang) => `hreflang ${lang}`);
  for (const name of ['og:image', 'manifest', 'Markdown page', ...alternates]) {
    const isPath = name === 'manifest' && !contentOf(name).startsWith('http');
    const absolute = isPath ? place.origin + contentOf(name) : contentOf(name);
    if (isMissing(absolute, site)) {
      problems.push(`${name} is ${contentOf(name)}, which doesn't exist.`);
    }
  }
  const data = tags.filter(({ attributes }) => attributes.type === 'application/ld+json');
  const isHome = /^(zh\/)?index\.html$/.test(file);
  problems.push(
    ...jsonLdProblems(
      data.map(({ text }) => text),
      isHome,
      (target) => !isMissing(target, site),
    ),
  );
  return problems;
}

/** Titles or descriptions that several pages share. */
function repeated(name: string, values: ReadonlyMap<string, string>): Problem[] {
  const files = new Map<string, string[]>();
  for (const [file, value] of values) files.set(value, [...(files.get(value) ?? []), file]);
  return [...files]
    .filter(([, all]) => all.length > 1)
    .map(([value, all]) => ({
      file: `${outDir}/${all[0]}`,
      message: `The ${name} “${value}” is also the ${name} of ${all.slice(1).join(', ')}.`,
      fix: `Give each page a different ${name}.`,
    }));
}

/** Checks the head of every built page: required tags, URLs that exist, and unique titles and descriptions. */
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
      problems.push({ file: `${outDir}/${file}`, message, fix: FIX });
  }
  problems.push(...repeated('title', titles), ...repeated('description', descriptions));
  return { problems, counted: { pages: site.pages.size, tags: tagCount } };
}
