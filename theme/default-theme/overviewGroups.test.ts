import { expect, it } from 'vitest';
import { overviewGroups } from './overviewGroups.ts';

const heading = (text: string, depth: number) => ({ id: text, text, depth, charIndex: 0 });
const pages = [
  {
    routePath: '/api/read',
    title: 'read',
    toc: [heading('Options', 2), heading('encoding', 3)],
  },
];
const groups = { Files: ['/api/read', '/api/gone'] };

it('lists the pages that exist, with the headings of the wanted depths', () => {
  expect(overviewGroups(pages, groups, [2])).toEqual([
    {
      name: 'Files',
      items: [{ text: 'read', link: '/api/read', headers: [heading('Options', 2)] }],
    },
  ]);
  expect(overviewGroups(pages, groups, [2, 3])[0]?.items[0]?.headers).toHaveLength(2);
  expect(overviewGroups(pages, groups, [])[0]?.items[0]?.headers).toEqual([]);
});
