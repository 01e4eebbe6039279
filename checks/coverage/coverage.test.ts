import { expect, it } from 'vitest';
import { formatProblems } from '../lib/problem.ts';
import { report } from '../lib/report.ts';
import { loadRoutes, routedFile } from '../lib/routes.ts';
import { coverage, missingReport } from './coverage.ts';
import { ownRoutes, plannedRoutes } from './routes.ts';

const input = (files: string[]) => ({
  routed: files.map(routedFile),
  planned: { Start: ['/', '/a'], API: ['/api/'] },
  own: ['/404'],
});
const all = ['index', 'a', 'api/index', '404'].flatMap((name) => [
  `docs/en/${name}.mdx`,
  `docs/zh/${name}.mdx`,
]);
const some = all.filter((file) => !file.includes('api') && file !== 'docs/zh/a.mdx');

it('accepts a plan that is carried out', () => {
  expect(coverage(input(all))).toEqual({ problems: [], counted: { planned: 6, written: 6 } });
});

it('lists what is missing by area', () => {
  expect(missingReport(input(all))).toBe('Every planned page exists in both languages.');
  expect(missingReport(input(some))).toBe(
    '3 of 6 planned pages are missing:\n  Start:\n    /a (zh)\n  API:\n    /api/',
  );
});

it('turns red on a page nobody planned', () => {
  expect(formatProblems(coverage(input([...all, 'docs/en/Demo.tsx'])).problems)).toBe(
    'docs/en/Demo.tsx\n    It makes the route /Demo, which nobody planned.\n' +
      '    Fix: Add the route to checks/coverage/routes.ts; if it is no page, start its name with _ or move it out of docs.',
  );
});

it('turns red on a missing page', () => {
  const files = all.filter((file) => file !== 'docs/zh/api/index.mdx');
  expect(formatProblems(coverage(input(files)).problems)).toBe(
    'docs/zh/api/index.mdx\n    The page /zh/api/ (API) does not exist.\n' +
      '    Fix: Write it, or take it out of checks/coverage/routes.ts.',
  );
});

it('plans no route twice', () => {
  const routes = Object.values(plannedRoutes).flat();
  expect(routes).toEqual([...new Set(routes)]);
});

it('the site', () => {
  const site = { routed: loadRoutes(), planned: plannedRoutes, own: ownRoutes };
  console.log(missingReport(site));
  report('coverage', coverage(site));
});
