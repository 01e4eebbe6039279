import { expect, it } from 'vitest';
import { dayOf } from './lastUpdated.ts';

it('formats the day in UTC and in the page’s language, regardless of the commit’s time zone', () => {
  expect(dayOf('2026-03-02T01:30:00+08:00', 'en')).toBe('March 1, 2026');
  expect(dayOf('2026-03-02T01:30:00+08:00', 'zh')).toBe('2026年3月1日');
});
