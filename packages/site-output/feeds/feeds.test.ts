import { parseHistory } from '@handbook/content';
import { expect, it } from 'vitest';
import { substantialChanges } from './substantialChanges.ts';

it('a feed has the newest large edit of a page, or its first commit', () => {
  const log = [
    'commit:2026-03-03T00:00:00Z\n',
    '2\t2\tdocs/en/a.mdx\n1\t1\tdocs/en/b.mdx',
    'commit:2026-02-02T00:00:00Z\n',
    '40\t3\tdocs/en/a.mdx',
    'commit:2026-01-01T00:00:00Z\n',
    '100\t0\tdocs/en/a.mdx\n10\t0\tdocs/en/b.mdx\n-\t-\tdocs/public/a.png',
  ].join('\n');
  expect(Object.fromEntries(substantialChanges(parseHistory(log)))).toEqual({
    'docs/en/a.mdx': { kind: 'changed', date: '2026-02-02T00:00:00Z' },
    'docs/en/b.mdx': { kind: 'added', date: '2026-01-01T00:00:00Z' },
  });
});
