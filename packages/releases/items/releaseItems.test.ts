import { expect, it } from 'vitest';
import type { Difference } from '../records/release.ts';
import { combine, type DatedItem } from './combine.ts';
import { itemsOf, type ReleaseItem } from './releaseItems.ts';

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
  expect(summarize({ changed })).toEqual(['changed port', 'deprecated old']);
});

it('ignores a default that isn’t known for both releases', () => {
  const proved = (from?: string, to?: string) => ({
    from: from === undefined ? {} : { default: from },
    to: to === undefined ? {} : { default: to },
  });
  expect(summarize({ changed: { config: { a: proved(undefined, '1') } } })).toEqual([]);
  expect(summarize({ changed: { config: { a: proved('0', '1') } } })).toEqual(['changed a']);
  expect(summarize({ changed: { 'css-variables': { '--rp-a': proved(undefined, '1') } } })).toEqual(
    ['changed --rp-a'],
  );
});

it('ignores a type that only differs in its layout', () => {
  const types = (from: string, to: string) => ({
    config: { a: { from: { type: from }, to: { type: to } } },
  });
  expect(summarize({ changed: types('({ a }: A) => void', '({ a, }: A) => void') })).toEqual([]);
  expect(summarize({ changed: types('({ a }: A) => void', '({ a }: B) => void') })).toEqual([
    'changed a',
  ]);
});

const dated = (kind: ReleaseItem['kind'], more: Partial<DatedItem> = {}): DatedItem => ({
  kind,
  area: 'config',
  name: 'a',
  fact: {},
  version: '2.0.1',
  ...more,
});

it('merges several changes of a name', () => {
  const first = dated('changed', { was: { default: '1' }, fact: { default: '2' } });
  const second = dated('changed', {
    was: { default: '2' },
    fact: { default: '3' },
    version: '2.0.2',
  });
  expect(combine([first, second])).toEqual([
    { ...second, was: { default: '1' }, fact: { default: '3' } },
  ]);
  const added = dated('added', { fact: { type: 'string', default: '1' } });
  expect(combine([added, first])).toEqual([{ ...added, fact: { type: 'string', default: '2' } }]);
  expect(combine([first, dated('removed')])).toEqual([dated('removed')]);
});

it('leaves out changes that were reverted', () => {
  expect(combine([dated('added'), dated('removed')])).toEqual([]);
  const there = dated('changed', { was: { default: '1' }, fact: { default: '2' } });
  const back = dated('changed', { was: { default: '2' }, fact: { default: '1' } });
  expect(combine([there, back])).toEqual([]);
});
