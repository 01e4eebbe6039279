import type { Section } from '@handbook/content';
import { describe, expect, it } from 'vitest';
import { toRecords } from './records.mjs';

const section = (over: Partial<Section> = {}): Section => ({
  path: '/guide/basic/ssg',
  anchor: 'hydration',
  area: 'Guide',
  title: 'SSG',
  heading: 'Hydration',
  parents: ['How it works'],
  depth: 3,
  text: 'The page is complete\nbefore its scripts run.',
  code: "import { root } from 'x';",
  ...over,
});
const records = (...sections: Section[]) => toRecords({ lang: 'en', sections });

describe('records', () => {
  it('contain the phrases of a section once, with its heading', () => {
    const asked = records(section({ phrases: ['flash of content'] }));
    expect(asked.map(({ phrases }) => phrases)).toEqual([
      ['flash of content'],
      undefined,
      undefined,
    ]);
  });

  it('have the shape of a hit: one for the heading, one for its text, one for its code', () => {
    const shared = {
      url: '/guide/basic/ssg#hydration',
      hierarchy: {
        lvl0: 'Guide',
        lvl1: 'SSG',
        lvl2: 'How it works',
        lvl3: 'Hydration',
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      lang: 'en',
    };
    expect(records(section())).toEqual([
      {
        ...shared,
        objectID: '/guide/basic/ssg#hydration',
        type: 'lvl3',
        content: null,
        weight: { level: 70, position: 0 },
      },
      {
        ...shared,
        objectID: '/guide/basic/ssg#hydration~text-1',
        type: 'content',
        content: 'The page is complete before its scripts run.',
        weight: { level: 10, position: 0 },
      },
      {
        ...shared,
        objectID: '/guide/basic/ssg#hydration~code-1',
        type: 'content',
        content: "import { root } from 'x';",
        weight: { level: 0, position: 0 },
      },
    ]);
  });

  it('give the introduction of a page the URL and level of the page', () => {
    const [intro] = records(section({ anchor: '', heading: 'SSG', parents: [], depth: 1 }));
    expect(intro).toMatchObject({ url: '/guide/basic/ssg', type: 'lvl1' });
    expect(intro?.hierarchy).toMatchObject({ lvl1: 'SSG', lvl2: null });
  });

  it("don't include empty text or code", () => {
    expect(records(section({ text: ' \n', code: '' }))).toHaveLength(1);
  });

  it('keep the IDs of a page when other pages are added or removed', () => {
    const ids = (list: ReturnType<typeof records>) => list.map(({ objectID }) => objectID);
    const other = section({ path: '/api', anchor: '' });
    expect(ids(records(other, section()))).toEqual([
      ...ids(records(other)),
      ...ids(records(section())),
    ]);
  });

  it('stay below the size limit of a record in any script', () => {
    const long = [
      section({ text: '构建静态站点。'.repeat(2000) }),
      section({ code: 'x'.repeat(9000) }),
    ];
    const all = records(...long);
    expect(
      Math.max(...all.map((record) => Buffer.byteLength(JSON.stringify(record)))),
    ).toBeLessThan(10_000);
    expect(new Set(records(...long.slice(0, 1)).map(({ objectID }) => objectID)).size).toBe(
      records(...long.slice(0, 1)).length,
    );
  });
});
