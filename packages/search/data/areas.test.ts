import { docs, write } from '@handbook/content/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { areaOf } from './areas.ts';

describe('areaOf', () => {
  const texts = { 'nav.guide': { en: 'Guide', zh: '指南' }, basics: { en: 'Basics', zh: '基础' } };
  const area = (page: string, lang = 'en') =>
    areaOf({ folder: docs, lang, texts }, page, new Set());

  beforeEach(() => {
    write(
      '_nav.json',
      JSON.stringify([
        { text: 'nav.guide', link: '/guide/start/intro', activeMatch: '^/guide/' },
        { text: 'More', items: [{ text: 'API', link: '/api/' }] },
      ]),
    );
    write(
      'guide/_meta.json',
      JSON.stringify([
        { type: 'dir-section-header', name: 'basic', label: 'basics' },
        { type: 'section-header', label: 'Rest' },
        'other',
        { type: 'file', name: 'basic/apart' },
      ]),
    );
    write(
      'guide/basic/_meta.json',
      JSON.stringify(['mdx', { type: 'dir', name: 'deep', label: 'Deep' }]),
    );
  });

  test.each([
    ['guide/basic/mdx', 'en', 'Guide › Basics'],
    ['guide/basic/mdx', 'zh', '指南 › 基础'],
    ['guide/basic/deep/page', 'en', 'Guide › Basics › Deep'],
    ['guide/other', 'en', 'Guide › Rest'],
    ['guide/basic/apart', 'en', 'Guide › Rest'],
    ['api/index', 'en', 'API'],
    ['nowhere', 'en', ''],
  ])('of %s in %s is "%s"', (page, lang, expected) => {
    expect(area(page, lang)).toBe(expected);
  });
});
