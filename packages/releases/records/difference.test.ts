import { expect, it } from 'vitest';
import { apply, difference, isEmpty, normalized } from './difference.ts';
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
  expect(isEmpty(difference(older, structuredClone(older)))).toBe(true);
});

it('applies a difference to the older release', () => {
  expect(JSON.stringify(apply(older, difference(older, newer)))).toBe(
    JSON.stringify(normalized(newer)),
  );
  expect(apply({}, difference({}, older))).toEqual(older);
});
