import { loadRoutes, routedFile } from '@handbook/content';
import { expect, it } from 'vitest';
import { formatProblems } from '../lib/problem.ts';
import { report } from '../lib/report.ts';
import { coverage } from './coverage.ts';
import { ownRoutes, plannedRoutes } from './routes.ts';

const input = (files: string[]) => ({
  routed: files.map(routedFile),
  planned: ['/', '/a', '/api/'],
  own: ['/404'],
});
const all = ['index', 'a', 'api/index', '404'].flatMap((name) => [
  `docs/en/${name}.mdx`,
  `docs/zh/${name}.mdx`,
]);

it('accepts a complete plan', () => {
  expect(coverage(input(all))).toEqual({ problems: [], counted: { planned: 6, written: 6 } });
});

it('fails on an unplanned page', () => {
  expect(formatProblems(coverage(input([...all, 'docs/en/Demo.tsx'])).problems)).toBe(
    'docs/en/Demo.tsx\n    The file creates the route /Demo, which is not in packages/checks/coverage/routes.json.\n' +
      "    Fix: Add the route to packages/checks/coverage/routes.json; if it isn't a page, start its name with _ or move it out of docs.",
  );
});

it('fails on a missing page', () => {
  const files = all.filter((file) => file !== 'docs/zh/api/index.mdx');
  expect(formatProblems(coverage(input(files)).problems)).toBe(
    "docs/zh/api/index.mdx\n    The page /zh/api/ doesn't exist.\n" +
      '    Fix: Create the page, or remove its route from packages/checks/coverage/routes.json.',
  );
});

it('plans no route twice', () => {
  const routes = plannedRoutes();
  expect(routes).toEqual([...new Set(routes)]);
});

it('the site', () => {
  const site = { routed: loadRoutes(), planned: plannedRoutes(), own: ownRoutes };
  report('coverage', coverage(site));
});
