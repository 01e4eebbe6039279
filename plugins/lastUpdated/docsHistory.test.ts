import { expect, it } from 'vitest';
import { parseHistory } from './docsHistory.ts';

it('lists the edits of each file, newest first', () => {
  const log = [
    'commit:2026-03-02T10:00:00+08:00',
    '',
    '2\t1\tdocs/en/a.mdx',
    '5\t0\tdocs/zh/关于.mdx',
    '-\t-\tdocs/public/a.png',
    'commit:2026-01-01T10:00:00Z',
    '',
    '9\t0\tdocs/en/a.mdx',
  ].join('\n');
  expect(Object.fromEntries(parseHistory(log))).toEqual({
    'docs/en/a.mdx': [
      { date: '2026-03-02T10:00:00+08:00', added: 2, removed: 1 },
      { date: '2026-01-01T10:00:00Z', added: 9, removed: 0 },
    ],
    'docs/zh/关于.mdx': [{ date: '2026-03-02T10:00:00+08:00', added: 5, removed: 0 }],
  });
});
