import { expect, test } from 'vitest';
import { stem } from './stem.ts';

test.each([
  ['route routes routed routing'],
  ['page pages paged paging'],
  ['cache caches cached caching'],
  ['match matches matched matching'],
  ['plugin plugins'],
  ['deploy deploys deployed deploying'],
  ['copy copies copied copying'],
  ['run runs running'],
  ['write writes writing written wrote'],
  ['build builds building built'],
  ['hide hides hiding hidden'],
  ['configure configures configured configuring'],
  ['set sets setting settings'],
  ['box boxes boxed'],
  ['class classes'],
  ['status statuses'],
  ['index indexes indices'],
  ['embed embeds embedded embedding'],
  ['highlight highlights highlighted highlighting'],
  ['theme themes themed theming'],
  ['use uses used using'],
])('has one stem for %s', (words) => {
  expect(new Set(words.split(' ').map(stem)).size).toBe(1);
});

test.each([
  ['notes', 'nothing'],
  ['string', 'strung'],
  ['process', 'proces'],
  ['canvas', 'canva'],
  ['css', 'cs'],
  ['ring', 'red'],
  ['new', 'news'],
  ['need', 'ned'],
])('distinguishes %s and %s', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test.each(['css', 'i18n', 'this', 'ssg', '导航', 'rspack', '2.0', 'constructor'])(
  "doesn't change %s",
  (word) => {
    expect(stem(word)).toBe(word);
  },
);
