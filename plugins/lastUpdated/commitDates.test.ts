import { expect, it } from 'vitest';
import { commitDates } from './commitDates.ts';

it('takes the newest date of each file', () => {
  const log = [
    'date:2026-03-02T10:00:00+08:00',
    '',
    'docs/en/a.mdx',
    'docs/zh/关于.mdx',
    'date:2026-01-01T10:00:00Z',
    '',
    'docs/en/a.mdx',
    'docs/en/b.mdx',
  ].join('\n');
  expect(Object.fromEntries(commitDates(log))).toEqual({
    'docs/en/a.mdx': '2026-03-02T10:00:00+08:00',
    'docs/zh/关于.mdx': '2026-03-02T10:00:00+08:00',
    'docs/en/b.mdx': '2026-01-01T10:00:00Z',
  });
});
