import type { Rule } from './rule.ts';

/** Every rule, starting with those that wait for other processes. */
export const rules: Readonly<Record<string, () => Promise<Rule>>> = {
  samples: () => import('../samples/rule.ts'),
  tutorial: () => import('../tutorial/rule.ts'),
  releases: () => import('../releases/rule.ts'),
  deployment: () => import('../deployment/rule.ts'),
  reference: () => import('../reference/rule.ts'),
  'error-messages': () => import('../error-messages/rule.ts'),
  feeds: () => import('../feeds/rule.ts'),
  translations: () => import('../translations/rule.ts'),
  head: () => import('../head/rule.ts'),
  language: () => import('../language/rule.ts'),
  links: () => import('../links/rule.ts'),
  markdown: () => import('../markdown/rule.ts'),
  'inline-code': () => import('../inline-code/rule.ts'),
  parity: () => import('../parity/rule.ts'),
  phrases: () => import('../phrases/rule.ts'),
  search: () => import('../search/rule.ts'),
  sources: () => import('../sources/rule.ts'),
  urls: () => import('../urls/rule.ts'),
  weight: () => import('../weight/rule.ts'),
};

/** Rules that keep a committed record, which `--update` writes. */
export const withRecords = ['releases', 'translations', 'urls'];
