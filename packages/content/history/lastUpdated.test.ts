import { expect, it } from 'vitest';
import { dayOf } from './lastUpdated.ts';

it('writes the day of UTC in the page’s language, whatever the zone of the commit', () => {
  expect(dayOf('2026-03-02T01:30:00+08:00', 'en')).toBe('March 1, 2026');
  expect(dayOf('2026-03-02T01:30:00+08:00', 'zh')).toBe('2026年3月1日');
});
