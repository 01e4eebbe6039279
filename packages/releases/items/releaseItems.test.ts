import { expect, it } from 'vitest';
import type { Difference } from '../records/release.ts';
import { itemsOf } from './releaseItems.ts';

const summarize = (difference: Partial<Difference>) =>
  itemsOf({ added: {}, removed: {}, changed: {}, ...difference }).map(
    ({ kind, name }) => `${kind} ${name}`,
  );

it('lists a new key without its children', () => {
  const added = {
    config: { llms: {}, 'llms.llmsTxt': {}, 'ssg.workers': {} },
    props: { 'Tab.value': {} },
  };
  expect(summarize({ added })).toEqual(['added llms', 'added ssg.workers', 'added Tab.value']);
  const component = { 'theme-exports': { NavList: {} }, props: { 'NavList.items': {} } };
  expect(summarize({ added: component })).toEqual(['added NavList']);
});

it('separates deprecations from other changes', () => {
  const changed = {
    config: {
      old: { from: {}, to: { deprecated: true as const } },
      port: { from: { type: 'string' }, to: { type: 'number' } },
    },
  };
  expect(summarize({ changed })).toEqual(['deprecated old', 'changed port']);
});

it('ignores a default that isn’t known for both releases', () => {
  const proved = (from?: string, to?: string) => ({
    from: from === undefined ? {} : { default: from },
    to: to === undefined ? {} : { default: to },
  });
  expect(summarize({ changed: { config: { a: proved(undefined, '1') } } })).toEqual([]);
  expect(summarize({ changed: { config: { a: proved('0', '1') } } })).toEqual(['changed a']);
});
