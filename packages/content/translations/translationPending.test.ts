import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parsePage } from '../pages/pages.ts';
import { contentHash } from './normalForm.ts';
import { withRecord } from './record.ts';
import { readPending } from './translationPending.ts';

const root = mkdtempSync(join(tmpdir(), 'translation-pending-'));
afterAll(() => rmSync(root, { recursive: true }));
const [en, zh] = ['docs/en/a.mdx', 'docs/zh/a.mdx'];
const [older, newer] = ['# A\n\nOld.\n', '# A\n\nNew.\n'];

/** Reads the pending translation of `older` if the English page is `english`. */
function pending(english: string) {
  const record = contentHash(parsePage(en, older));
  for (const [file, text] of [
    [en, english],
    [zh, withRecord('# 甲\n', record)],
  ] as const) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const version = (date: string, source: string) => ({ commit: date, date, path: en, source });
  return readPending(root, zh, () => [
    version('2026-03-02T01:30:00+08:00', newer),
    version('2026-01-01T00:00:00Z', older),
  ]);
}

it('uses the date of the English commit that isn’t translated', () => {
  expect(pending(newer)).toEqual({ since: '2026-03-02T01:30:00+08:00', day: '2026年3月1日' });
});

it('returns nothing for a page that is up to date, or whose English page doesn’t parse', () => {
  expect(pending(older)).toBeUndefined();
  expect(pending('# A\n\n<Open\n')).toBeUndefined();
});
