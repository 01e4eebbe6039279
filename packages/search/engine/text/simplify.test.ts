import { expect, it } from 'vitest';
import { answer } from '../answer.ts';
import { indexOf, section } from '../sections.fixture.ts';
import { simplify } from './simplify.ts';
import { SIMPLIFIED, TRADITIONAL } from './traditional.ts';

it('has the same number of characters in both forms, and none in both', () => {
  expect(TRADITIONAL.length).toBeGreaterThan(400);
  expect(SIMPLIFIED.length).toBe(TRADITIONAL.length);
  const simplified = new Set(SIMPLIFIED);
  expect([...TRADITIONAL].filter((character) => simplified.has(character))).toEqual([]);
});

it.each([
  ['側邊欄', '侧边栏'],
  ['導覽列', '导航栏'],
  ['預設語言', '默认语言'],
  ['程式碼區塊', '代码区块'],
  ['部署到 GitHub Pages 後樣式遺失', '部署到 GitHub Pages 后样式遗失'],
  ['侧边栏', '侧边栏'],
  // Simplified text also has these words, with another meaning.
  ['预设', '预设'],
  ['档案', '档案'],
  ['sidebar', 'sidebar'],
  ['', ''],
])('%s becomes %s', (from, to) => expect(simplify(from)).toBe(to));

it('finds text in simplified characters, and marks it', () => {
  const index = indexOf(
    section({ anchor: 'nav', heading: '导航栏', text: '写在配置里。' }),
    section({ anchor: 'side', heading: '侧边栏', text: '列出页面。' }),
  );
  const { hits } = answer(index, { text: '側邊欄', limit: 5, snippetWords: 10 });
  expect(hits.map(({ url }) => url)).toEqual(['/guide/page#side']);
  expect(JSON.stringify(hits[0]?._snippetResult)).toContain('<mark>侧边栏</mark>');
});
