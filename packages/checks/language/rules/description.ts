import { headingsOf, type Page } from '@handbook/content';
import type { Finding } from '../prose/finding.ts';

/** Characters that search engines and cards show whole; a Chinese one takes the room of two. */
const limits = {
  description: { en: [50, 160], zh: [25, 80] },
  title: { en: [2, 60], zh: [2, 30] },
} as const;

/** Every page has a title and a description that fit where they are shown. */
export function description(page: Page): Finding[] {
  // The page for unknown addresses is not listed anywhere.
  if (page.frontmatter.pageType === '404') return [];
  const heading = headingsOf(page).find(({ depth }) => depth === 1);
  const written = page.frontmatter.title ?? heading?.text;
  // A home page takes its title from the site.
  const needsTitle = page.frontmatter.pageType !== 'home';
  return [
    ...checkLength('description', page, page.frontmatter.description),
    ...(needsTitle || written !== undefined ? checkLength('title', page, written) : []),
  ];
}

function checkLength(what: keyof typeof limits, page: Page, value: unknown): Finding[] {
  const [least, most] = limits[what][page.lang];
  const text = typeof value === 'string' ? value.trim() : '';
  const length = [...text].length;
  if (length >= least && length <= most) return [];
  const line = page.source.split('\n').findIndex((one) => one.startsWith(`${what}:`)) + 1;
  const message =
    length === 0
      ? `The page has no ${what}.`
      : `The ${what} has ${length} characters; ${least} to ${most} fit.`;
  const fix =
    what === 'description'
      ? `Say in one sentence what the reader gets, in ${least} to ${most} characters.`
      : `Give the page a title of ${least} to ${most} characters.`;
  return [
    { part: 'description', about: text, file: page.file, line: Math.max(1, line), message, fix },
  ];
}
