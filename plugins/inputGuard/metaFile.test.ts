import { describe, expect, it } from 'vitest';
import { checkMetaFile } from './metaFile.ts';
import { shippedSchema } from './schemas.fixture.ts';
import { treeOf } from './sourceTree.fixture.ts';
import { pageExtensions } from './sourceTree.ts';

const tree = treeOf('en/guide/use-mdx.mdx', 'en/guide/index.md', 'en/guide/more/a.mdx', 'zh/b.mdx');

/** Each problem as `line:column message cure`. */
const problems = (text: string) =>
  checkMetaFile({
    path: 'en/guide/_meta.json',
    text,
    tree,
    docs: 'docs',
    extensions: pageExtensions,
    schema: shippedSchema('meta'),
  }).map(({ line, column, message, cure }) => `${line}:${column} ${message} ${cure}`);

describe('checkMetaFile', () => {
  it('accepts every kind of item', () => {
    const items = [
      'index',
      'use-mdx.mdx',
      { type: 'file', name: 'use-mdx', label: 'MDX', tag: 'new', overviewHeaders: [2, 3] },
      { type: 'dir', name: 'more', collapsible: true, collapsed: false },
      { type: 'dir-section-header', name: 'more', label: 'More' },
      { type: 'divider', dashed: true },
      { type: 'section-header', label: 'Section' },
      { type: 'custom-link', label: 'Home', link: '/' },
      { type: 'custom-link', label: 'Group', items: [{ label: 'Home', link: '/' }] },
    ];
    expect(problems(JSON.stringify(items))).toEqual([]);
  });

  it('says where broken JSON breaks', () => {
    expect(problems('[\n  "use-mdx",\n]')).toEqual([
      '2:12 This is not valid JSON: Nothing follows this comma. Correct it at this place.',
    ]);
  });

  it.each([
    ['[{ "type": "fiel", "name": "use-mdx" }]', '1:12 Unknown type "fiel". Did you mean "file"?'],
    [
      '[{ "type": "zzzzzz" }]',
      '1:12 Unknown type "zzzzzz". Use one of "file", "dir", "dir-section-header", "divider", "section-header", "custom-link".',
    ],
    [
      '[{ "name": "use-mdx" }]',
      '1:2 This item has no "type". Use one of "file", "dir", "dir-section-header", "divider", "section-header", "custom-link".',
    ],
    ['[{ "type": "file" }]', '1:2 "name" is missing. Add "name".'],
    ['[{ "type": "custom-link", "label": "Home" }]', '1:2 "link" is missing. Add "link".'],
    [
      '[{ "type": "file", "name": "use-mdx", "lable": "MDX" }]',
      '1:39 Unknown property "lable". Did you mean "label"?',
    ],
    [
      '[{ "type": "divider", "dashed": "yes" }]',
      '1:33 This is of type string, where boolean is expected. Write a value of type boolean.',
    ],
    [
      '[{ "type": "custom-link", "label": "A", "items": [{ "label": "B", "lnik": "/" }] }]',
      '1:51 "link" is missing. Add "link".',
    ],
    [
      '[1]',
      '1:2 This is of type number, where object or string is expected. Write a value of type object or string.',
    ],
    ['{}', '1:1 This is of type object, where array is expected. Write a value of type array.'],
  ])('refuses %s', (text, expected) => {
    expect(problems(text)).toContain(expected);
  });

  it.each([
    ['["use-mxd"]', '1:2 "use-mxd" names no page in docs/en/guide. Did you mean "use-mdx"?'],
    [
      '["deployment"]',
      '1:2 "deployment" names no page in docs/en/guide. Create docs/en/guide/deployment.mdx, or take the item out.',
    ],
    [
      '[{ "type": "file",\n  "name": "more" }]',
      '2:11 "more" names no page in docs/en/guide. It names a folder: give the item the type "dir".',
    ],
    [
      '[{ "type": "dir", "name": "use-mdx" }]',
      '1:27 "use-mdx" names no folder in docs/en/guide. It names a page: give the item the type "file".',
    ],
    [
      '[{ "type": "dir-section-header", "name": "mroe", "label": "" }]',
      '1:42 "mroe" names no folder in docs/en/guide. Did you mean "more"?',
    ],
    [
      '[{ "type": "dir", "name": "elsewhere" }]',
      '1:27 "elsewhere" names no folder in docs/en/guide. Create docs/en/guide/elsewhere, or take the item out.',
    ],
  ])('finds names without a file: %s', (text, expected) => {
    expect(problems(text)).toEqual([expected]);
  });
});
