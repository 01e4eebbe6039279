import { expect, it } from 'vitest';
import { parsePage } from '../pages/pages.ts';
import { docs as root, write } from '../testing/docs.fixture.ts';
import { contentHash } from './normalForm.ts';
import { withRecord } from './record.ts';
import { isOutdated } from './translationPending.ts';

it('a translation is outdated if the content of its English page has changed', () => {
  const [en, zh] = ['docs/en/a.mdx', 'docs/zh/a.mdx'];
  const translated = '# A\n\nThe "text".\n';
  write(zh, withRecord('# 甲\n', contentHash(parsePage(en, translated))));
  const check = (english: string) => {
    write(en, english);
    return isOutdated(root, zh);
  };
  expect(check('# A\n\nNew.\n')).toBe(true);
  expect(check(translated)).toBe(false);
  // Typography isn't content.
  expect(check('# A\n\nThe “text”.\n')).toBe(false);
  // The framework reports a page that doesn't parse.
  expect(check('# A\n\n<Open\n')).toBe(false);
});
