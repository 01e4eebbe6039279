import { expect, it } from 'vitest';
import { section } from '../sections.fixture.ts';
import { messageBonus, messagesIn } from './message.ts';

const bonus = (query: string, text: string, code = ''): number =>
  messageBonus(section({ text, code }), messagesIn(query));

it.each(['dead links', '死链报错怎么办', 'useFrontmatter', ''])(
  "doesn't treat %s as a message",
  (query) => expect(messagesIn(query)).toEqual([]),
);

it('treats the part before a colon as a separate message', () => {
  expect(messagesIn('Missing page file: docs/a')).toEqual([
    ['missing', 'page', 'file', 'docs', 'a'],
    ['missing', 'page', 'file'],
  ]);
  expect(messagesIn('error: it broke')).toEqual([['error', 'it', 'broke']]);
});

it('finds a message that contains a different name', () => {
  const quoted = 'Message | Cause\nThe plugin "twice" has been registered | one name';
  expect(bonus('The plugin has been registered', quoted)).toBeGreaterThan(0);
  expect(
    bonus('routePath /about has already been added', '', 'routePath / has already been added'),
  ).toBeGreaterThan(0);
  expect(bonus('Missing page file: docs/b', 'Missing page file: docs/guide/a.mdx')).toBeGreaterThan(
    0,
  );
});

it('requires the words in order, on one line, and close together', () => {
  const query = 'The plugin has been registered';
  expect(bonus(query, 'Registered has been the plugin')).toBe(0);
  expect(bonus(query, 'The plugin has\nbeen registered')).toBe(0);
  const far = `The ${'and so on '.repeat(20)} plugin has been registered`;
  expect(bonus(query, far)).toBeLessThan(bonus(query, 'The plugin has been registered'));
});

it('prefers a whole message to most of it', () => {
  const query = 'Failed to read the favicon file';
  expect(bonus(query, 'Failed to read the favicon file')).toBeGreaterThan(
    bonus(query, 'Failed to read the logo file'),
  );
});
