import { expect, it } from 'vitest';
import { releaseEntries } from '../items/releaseEntries.ts';
import { kinds } from '../items/releaseItems.ts';
import { renderFacts } from './renderFacts.ts';
import { stringsFor, translate } from './translate.ts';

it('has every string in both languages', () => {
  const english = stringsFor('en', ['']);
  const chinese = stringsFor('zh', ['']);
  expect(Object.keys(chinese).sort()).toEqual(Object.keys(english).sort());
  expect(Object.values({ ...english, ...chinese }).every((text) => text !== '')).toBe(true);
  for (const kind of kinds) expect(translate('zh', `kind.${kind}`)).toMatch(/\p{Script=Han}/u);
});

it('has a name for every area of every recorded release', () => {
  for (const entry of releaseEntries()) {
    expect(renderFacts('en', entry, () => '/api/')).toContain('.');
    expect(renderFacts('zh', entry, () => '/api/')).toContain('。');
  }
});

it('doesn’t add a space between two Chinese characters', () => {
  expect(translate('zh', 'defaultWas', { from: translate('zh', 'unset'), to: '`1`' })).toBe(
    '默认值无 → `1`',
  );
});
