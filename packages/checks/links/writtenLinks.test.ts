import { join } from 'node:path';
import {
  formatProblems,
  loadFragments,
  loadPage,
  loadPages,
  loadRoutes,
  repositoryRoot as root,
  writtenLinkProblems,
} from '@handbook/content';
import { isRowLink } from '@handbook/mdx';
import { expect, it } from 'vitest';

it('finds no dead link on the site', () => {
  const pages = [...loadPages(), ...loadFragments()];
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const load = (name: string) => byFile.get(name) ?? loadPage(name);
  const isGenerated = (url: string) => isRowLink(url, join(root, 'docs'));
  const input = { root, pages, routes: loadRoutes(), load, isGenerated };
  const { problems, counted } = writtenLinkProblems(input);
  expect(formatProblems(problems)).toBe('');
  expect(counted['written links']).toBeGreaterThan(1000);
});
