import { expect, it } from 'vitest';
import { releaseEntries } from '../items/releaseEntries.ts';
import { renderFacts } from './renderFacts.ts';
import { strings } from './translate.ts';

it('has every string in both languages', () => {
  for (const [key, text] of Object.entries(strings)) {
    expect(text, key).toEqual({ en: expect.any(String), zh: expect.any(String) });
  }
});

it('has a name for every area of every recorded release', () => {
  for (const entry of releaseEntries()) {
    expect(renderFacts('en', entry, () => '/api/')).toContain('.');
    expect(renderFacts('zh', entry, () => '/api/')).toContain('。');
  }
});

it('lists names with links, and folds the types and defaults of what changed', () => {
  const area = 'config';
  const items = [
    { kind: 'added' as const, area, name: 'port', fact: { type: 'number' } },
    { kind: 'changed' as const, area, name: 'base', was: {}, fact: { default: '1' } },
    { kind: 'removed' as const, area, name: 'host', fact: {} },
  ];
  const entry = { version: '2.0.1', previous: '2.0.0', anchor: 'v2-0-1', route: '/r', items };
  expect(renderFacts('en', entry, (_, name) => `/api#${name}`)).toBe(
    [
      "The release date isn't known. Compared with 2.0.0.",
      '**Added**',
      '- Configuration: [`port`](/api#port)',
      '**Changed**',
      '- Configuration: [`base`](/api#base)',
      '**Removed**',
      '- Configuration: `host`',
      ':::details Types and defaults before and after',
      '- `base`: default none → `1`',
      ':::',
    ].join('\n\n'),
  );
});
