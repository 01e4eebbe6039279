import { expect, it } from 'vitest';
import { about, en, zh } from '../language.fixture.ts';
import { piecesOf } from '../prose/pieces.ts';
import { translated } from './translated.ts';
import { corrected, typography } from './typography.ts';

it.each([
  ['把`foo`改掉', '把 `foo` 改掉'],
  ['构建Rspress站点', '构建 Rspress 站点'],
  ['共3个文件', '共 3 个文件'],
  ['先构建,再部署.', '先构建，再部署。'],
  ['他说"好"。', '他说“好”。'],
  ['选项 (可选)', '选项（可选）'],
  ['你好 ，世界', '你好，世界'],
  ['「引用」', '“引用”'],
  ['展开 “Tools” 菜单', '展开“Tools”菜单'],
])('corrects %s', (wrong, right) => expect(corrected(wrong)).toBe(right));

it.each([
  '你可以用 `rspress build` 构建站点，产物在 `doc_build` 目录。',
  '支持 `a`、`b` 和 `c`（默认 `a`）。',
  '静态站点生成（static site generation，SSG）',
  '即“动态路由”，见《指南》。',
  '在 Node.js 20.19 上约 10 KB，占 100%，时间 10:30。',
  'Rspress（2.0.22）与 1.x 的区别——看这里……',
  '按 Ctrl + K 或 / 打开搜索。',
  '路由 /zh/guide 会匹配 https://example.com/a.b?c=d 这样的链接。',
  'C++、C# 与 en、zh',
  '去掉地址里的 .html，见 .NET 与 .mdx。',
  '内容为“title: Routes, the rules.”的标题，或“Copy code”按钮。',
])('keeps: %s', (text) => expect(corrected(text)).toBe(text));

it('names the line, the words, and the correction, with inline code', () => {
  const [piece] = piecesOf(zh('# 标题\n\n第一行，\n把`foo`改为 **bar**。\n')).slice(1);
  expect(piece && typography(piece)).toEqual([
    expect.objectContaining({
      file: 'docs/zh/guide/basic/a.mdx',
      line: 4,
      message: 'This text breaks the rules of Chinese typography. (“第一行， 把`foo`改为 bar。”)',
      fix: 'Write: 把 `foo` 改为 bar。',
    }),
  ]);
});

it('ignores the marks of links, bold text, and components', () => {
  expect(about(zh('见[`title`](/a)键。'), typography)).toHaveLength(1);
  expect(about(zh('**Rspress**站点'), typography)).toHaveLength(1);
  expect(about(zh('见 [`title`](/a) 键，<Badge>新</Badge>。'), typography)).toEqual([]);
});

it('lets a bold label keep its space', () => {
  expect(about(zh('**端口。** 被占用时换一个。'), typography)).toEqual([]);
  expect(about(zh('**端口** 被占用时换一个。'), typography)).toHaveLength(1);
});

it('treats components between words as gaps, and elements with code as code', () => {
  const source = '**读取**<Badge text="新" /><br />加载文件，按 <kbd>Ctrl</kbd> 键。\n';
  expect(about(zh(source), typography)).toEqual([]);
  expect(about(zh('按<kbd>Ctrl</kbd>键。\n'), typography)).toHaveLength(1);
  expect(about(zh('<pre>\n\n把foo改掉\n\n</pre>\n'), typography)).toEqual([]);
});

it('passes code blocks, Latin labels, and container marks', () => {
  expect(
    about(zh('```txt\n构建Rspress,\n```\n\nMIT\n\n:::tip 提示\n内容。\n:::\n'), typography),
  ).toEqual([]);
});

it('finds Chinese punctuation on an English page', () => {
  expect(about(en('Yes， it is.'), typography)).toEqual([
    '1: “，” is Chinese punctuation on an English page. (“Yes， it is.”)',
  ]);
  expect(about(en('**这是重点。**后面不需要空格。'), typography)).toEqual([]);
});

it('finds text that is still English on a Chinese page', () => {
  const left = zh('# 标题\n\nThe sidebar reads its items from files.\n');
  expect(translated(left, piecesOf(left))).toEqual([
    expect.objectContaining({
      file: 'docs/zh/guide/basic/a.mdx',
      line: 3,
      message: 'This text is not translated: “The sidebar reads its items from files…”.',
    }),
  ]);
  const right = zh(
    'Cloudflare Pages、GitHub Pages\n\n说明 the sidebar reads its items from。\n\n<Result>\n\nTeapot brews tea from the command line.\n\n</Result>\n',
  );
  expect(translated(right, piecesOf(right))).toEqual([]);
});
