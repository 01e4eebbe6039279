import { headingsOf, type Page } from '@handbook/content';
import type { Finding } from '../prose/finding.ts';

/** How many characters search engines and cards show. A Chinese character is twice as wide. */
const limits = {
  description: { en: [50, 160], zh: [25, 80] },
  title: { en: [2, 60], zh: [2, 30] },
} as const;

/** Checks that every page has a title and a description of a suitable length. */
export function description(page: Page): Finding[] {
  // The 404 page isn't listed anywhere.
  if (page.frontmatter.pageType === '404') return [];
  const heading = headingsOf(page).find(({ depth }) => depth === 1);
  const written = page.frontmatter.title ?? heading?.text;
  // A home page uses the title of the site.
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
      : `The ${what} has ${length} characters instead of ${least} to ${most}.`;
  const fix =
    what === 'description'
      ? `Describe what the reader gets, in one sentence of ${least} to ${most} characters.`
      : `Give the page a title of ${least} to ${most} characters.`;
  return [
    { part: 'description', about: text, file: page.file, line: Math.max(1, line), message, fix },
  ];
}
