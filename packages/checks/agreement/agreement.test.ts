import { headingsOf, loadPages } from '@handbook/content';
import { expect, it } from 'vitest';
import { formatProblems } from '../lib/problem.ts';
import { report } from '../lib/report.ts';
import { agreement, type Difference } from './agreement.ts';
import { differences } from './differences.ts';
import { builtFacts, type Fact } from './facts.ts';

const stated: Difference = { subject: 'title', ways: ['sidebar'], value: 'b', section: '/a#b' };
const known = new Set(['en /a#b', 'zh /a#b']);
const fact = (sidebar: string): Fact => ({
  subject: 'title',
  expected: 'a',
  found: { tab: 'a', sidebar },
});
const look = (
  en: Fact,
  { zh = en, list = [stated], sections = known }: Partial<Looked> = {},
): string => formatProblems(agreement({ en: [en], zh: [zh] }, list, sections).problems);

interface Looked {
  zh: Fact;
  list: Difference[];
  sections: ReadonlySet<string>;
}

it('accepts what agrees and what the pages state', () => {
  expect(look(fact('b'))).toBe('');
  expect(look(fact('a'), { list: [] })).toBe('');
});

it('fails on a difference that no page states', () => {
  expect(look(fact('b'), { list: [] })).toContain(
    'en, title: the page has “a”, but sidebar has “b”.',
  );
  expect(look({ ...fact('b'), found: { tab: '', sidebar: 'b' } })).toContain('tab has nothing.');
});

it('fails on a value that differs from the stated one', () => {
  expect(look(fact('c'))).toContain('the page has “a”, but sidebar has “c”.');
});

it('fails on a stated difference that no longer exists in one language', () => {
  const message = 'zh, title: sidebar no longer differs from the page, “a”.';
  expect(look(fact('b'), { zh: fact('a') })).toContain(message);
});

it('fails on a stated difference about a missing fact', () => {
  const list = [stated, { ...stated, subject: 'label' }];
  expect(look(fact('b'), { list })).toContain('en: label is missing.');
});

it('fails on a section that a language lacks', () => {
  expect(look(fact('b'), { sections: new Set(['en /a#b']) })).toContain('No page has zh /a#b');
});

it('passes without any difference', () => {
  report('fixture', agreement({ en: [fact('a')] }, [], known));
});

it('the site', async () => {
  const sections = new Set(
    loadPages().flatMap((page) =>
      headingsOf(page).map(({ id }) => `${page.lang} ${page.route}#${id}`),
    ),
  );
  report('agreement', agreement(await builtFacts(), differences, sections));
});
