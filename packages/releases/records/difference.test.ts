import { expect, it } from 'vitest';
import { apply, difference, normalized } from './difference.ts';
import { readReleases, replay } from './readReleases.ts';
import type { Facts } from './release.ts';

const older: Facts = {
  config: {
    'route.cleanUrls': { type: 'boolean', default: 'false' },
    gone: { type: 'string' },
    list: { type: 'string[]', required: true },
  },
  icons: { IconOld: {} },
};
const newer: Facts = {
  config: {
    'route.cleanUrls': { type: 'boolean', default: 'true', deprecated: true },
    list: { type: 'string[]' },
    fresh: { type: 'number' },
  },
  'plugin:rss': { feed: { type: 'FeedOptions' } },
};

it('lists only names that were added, removed, or changed', () => {
  expect(difference(older, newer)).toEqual({
    added: {
      config: { fresh: { type: 'number' } },
      'plugin:rss': { feed: { type: 'FeedOptions' } },
    },
    removed: { config: { gone: { type: 'string' } }, icons: { IconOld: {} } },
    changed: {
      config: {
        list: { from: { required: true }, to: {} },
        'route.cleanUrls': {
          from: { default: 'false' },
          to: { default: 'true', deprecated: true },
        },
      },
    },
  });
  const same = difference(older, structuredClone(older));
  expect(same).toEqual({ added: {}, removed: {}, changed: {} });
});

it('applies a difference to the older release', () => {
  expect(apply(older, difference(older, newer))).toEqual(newer);
  expect(JSON.stringify(apply(older, difference(older, newer)))).toBe(
    JSON.stringify(normalized(newer)),
  );
  expect(apply({}, difference({}, older))).toEqual(older);
});

it('has a complete chain of recorded releases with sorted names', () => {
  const surfaces = replay(readReleases());
  expect(surfaces.size).toBeGreaterThan(1);
  for (const facts of surfaces.values()) {
    expect(JSON.stringify(facts)).toBe(JSON.stringify(normalized(facts)));
  }
});
