import type { Section } from '@handbook/content';
import { afterEach, expect, it } from 'vitest';
import { answer } from '../answer.ts';
import { buildIndex } from '../index/searchIndex.ts';

import needs from './rules.fixture.json' with { type: 'json' };
import { type RuleName, rules } from './rules.ts';

/** A question that needs a rule, and the value that disables the rule. */
interface Need {
  without: number;
  query: string;
  /** The section that answers the question, and the section that would precede it without the rule. */
  first: string;
  other: string;
  /** Parts of the pages from when the rule was last found necessary. */
  sections: Section[];
}

const cases = Object.entries(needs as Record<string, Need>);
const asShipped = { ...rules };
afterEach(() => void Object.assign(rules, asShipped));

/** Whether the right section comes before the other, whatever their order on the site. */
function leads({ query, first, other, sections }: Need, order: 'some' | 'every'): boolean {
  return [sections, [...sections].reverse()][order]((given) => {
    const index = buildIndex({ lang: 'en', sections: given });
    const { hits } = answer(index, { text: query, limit: 30, snippetWords: 10 });
    const urls = hits.map(({ url }) => url);
    const place = urls.indexOf(other);
    return urls.includes(first) && (place === -1 || urls.indexOf(first) < place);
  });
}

it('has a question for each rule', () => {
  expect(cases.map(([name]) => name).sort()).toEqual(Object.keys(rules).sort());
});

it.each(cases)('%s is needed', (name, need) => {
  expect(leads(need, 'every')).toBe(true);
  rules[name as RuleName] = need.without;
  expect(leads(need, 'some')).toBe(false);
});
