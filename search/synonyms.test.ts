import { describe, expect, test } from 'vitest';
import { phraseKey, synonymsOf } from './query/synonymPhrases.ts';
import { synonyms } from './synonyms.ts';

describe('synonyms', () => {
  test('are many, and each group holds different words', () => {
    expect(synonyms.length).toBeGreaterThanOrEqual(60);
    for (const group of synonyms) {
      expect(group.length, group.join()).toBeGreaterThan(1);
      expect(new Set(group).size, group.join()).toBe(group.length);
    }
  });

  test.each([
    ['dark mode', '深色模式'],
    ['dark mode', 'appearance'],
    ['nav', '导航栏'],
    ['outline', '大纲'],
    ['toc', 'outline'],
    ['i18n', '国际化'],
    ['deploy', '发布'],
  ])('lead from %s to %s and back', (one, other) => {
    expect(synonymsOf(phraseKey(one))).toContain(other);
    expect(synonymsOf(phraseKey(other))).toContain(one);
  });

  test('are found in any form of their words', () => {
    expect(synonymsOf(phraseKey('Deploying'))).toContain('publish');
  });
});
