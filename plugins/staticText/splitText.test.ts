import { compile } from '@mdx-js/mdx';
import { expect, it } from 'vitest';
import { groupText } from './groupText.ts';
import { splitText } from './splitText.mjs';

const words = 'Some words that are long enough to be a group.';
const compiled = async (value: string) =>
  String(await compile({ value, path: 'docs/en/a.mdx' }, { rehypePlugins: [groupText] }));

it('takes the text out of the page and makes each group from the elements of the page', async () => {
  const split = splitText(await compiled(`${words}\n\n<Badge />\n\n${words} **strong**\n\n- item`));
  expect(split).toMatchObject({ count: 2, name: expect.stringMatching(/^[0-9a-f]{5}$/) });
  expect(split?.page).not.toContain('Some words');
  expect(split?.page).toContain(
    `id: "${split?.name}-1",\n      from: _pageText, components: _components`,
  );
  const exported = Function(`return ${split?.text.replace('export default', '')}`)();
  const made = exported(
    (tag: string, { children }: { children: unknown }) => [tag, children],
    (tag: string, { children }: { children: unknown }) => [tag, children],
    'all',
  ).map((part: (elements: object) => unknown) =>
    part({ p: 'P', strong: 'STRONG', ul: 'UL', li: 'LI' }),
  );
  expect(made).toEqual([
    ['all', [['P', words], '\n']],
    [
      'all',
      [
        '\n',
        ['P', [`${words} `, ['STRONG', 'strong']]],
        '\n',
        ['UL', ['\n', ['LI', 'item'], '\n']],
      ],
    ],
  ]);
});

it('passes highlighted code on as it is', () => {
  const code =
    '_jsx(StaticText, { as: "code", id: "abcd-0", dangerouslySetInnerHTML: { __html: "<i>a</i>" } });';
  expect(splitText(code)).toEqual({
    page: '_jsx(StaticText, { as: "code", id: "abcd-0", from: _pageText, components: _components });',
    text: 'export default (_jsx, _jsxs, _Fragment) => [\n({ __html: "<i>a</i>" })\n];\n',
    name: 'abcd',
    count: 1,
  });
});

it('leaves a page without groups', async () => {
  expect(splitText(await compiled('<Badge />'))).toBeUndefined();
});

it('says so when a group is written differently', () => {
  expect(() => splitText('_jsx(StaticText, { id: "abcd-0" })')).toThrow('see plugins/staticText');
  expect(() =>
    splitText(
      '_jsx(StaticText, { id: "abcd-0", children: _jsx(_components.p, { children: _jsx(Badge, {}) }) })',
    ),
  ).toThrow('has the component Badge');
  expect(() => splitText('_jsx(StaticText, { id: "abcd-1", children: "a" })')).toThrow(
    'not in order',
  );
});
