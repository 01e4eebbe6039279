import { loadPages, parsePage } from '@handbook/content';
import { expect, it } from 'vitest';
import { formatProblems } from '../lib/problem.ts';
import { report } from '../lib/report.ts';
import { figures, otherSources } from './figures.ts';
import { type Measures, measure } from './measure.ts';
import { numbers, unmeasured } from './numbers.ts';

const figure = {
  route: '/guide/a',
  text: { en: /weighs (\d+) KB/, zh: /重 (\d+) KB/ },
  measure: 'firstLoad',
  tolerance: 0.05,
} as const;
const pages = [
  parsePage('docs/en/guide/a.mdx', '# A\n\nIt weighs 100 KB.\n'),
  parsePage('docs/zh/guide/a.mdx', '# A\n\n重 100 KB。\n'),
];
const look = (firstLoad: number, list = pages) =>
  formatProblems(numbers(list, [figure], { firstLoad } as Measures).problems);

it('accepts a number within its tolerance', () => expect(look(104)).toBe(''));

it('fails on an outdated number', () => {
  expect(look(120)).toContain(
    'docs/en/guide/a.mdx:3\n    The page has “weighs 100 KB”, but a new build has 120.0',
  );
  expect(look(120)).toContain('docs/zh/guide/a.mdx:3');
});

it('fails on a missing sentence', () => {
  const other = parsePage('docs/zh/guide/a.mdx', '# A\n');
  expect(look(100, [pages[0] as never, other])).toContain('The page lacks the sentence');
});

it('fails on a size that no rule measures', () => {
  const page = parsePage('docs/en/guide/a.mdx', '# A\n\nIt weighs 100 KB, or 30 kB less. `2 MB`\n');
  expect(unmeasured([page], [figure], {}).map(({ message }) => message)).toEqual([
    'No rule measures “30 kB”.',
  ]);
  expect(unmeasured([page], [figure], { '/guide/a': 'a script' })).toEqual([]);
});

it('fails on a source that no size needs', () => {
  const sources = { '/guide/a': 'a script', '/guide/gone': 'a script' };
  expect(unmeasured(pages, [figure], sources).map(({ message }) => message)).toEqual([
    '/guide/a has no size that needs a source.',
    '/guide/gone has no size that needs a source.',
  ]);
});

it('the site', async () => {
  const pages = loadPages();
  const { problems, counted } = numbers(pages, figures, await measure());
  report('numbers', {
    problems: [...problems, ...unmeasured(pages, figures, otherSources)],
    counted,
  });
});
