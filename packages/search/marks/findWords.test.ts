// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { findWords } from './findWords.ts';

const find = (html: string, words: string[]) => {
  document.body.innerHTML = html;
  return findWords(document.body, words).map((range) => range.toString());
};

beforeEach(() => document.body.replaceChildren());

describe('findWords', () => {
  it('finds whole words, whatever their case', () => {
    expect(find('<p>Use it because Users use it.</p>', ['use'])).toEqual(['Use', 'use']);
  });

  it('finds Chinese words inside text without spaces', () => {
    expect(find('<p>把站点部署到服务器，部署完成</p>', ['部署'])).toEqual(['部署', '部署']);
    expect(find('<p>使用MDX编写</p>', ['MDX'])).toEqual(['MDX']);
  });

  it('finds a name that is split in highlighted code', () => {
    const code =
      '<pre><code><span>themeConfig</span><span>.</span><span>socialLinks</span></code></pre>';
    expect(find(code, ['themeConfig.socialLinks'])).toEqual(['themeConfig.socialLinks']);
  });

  it("doesn't join text across blocks", () => {
    expect(find('<ul><li>side</li><li>bar</li></ul>', ['sidebar'])).toEqual([]);
    expect(find('<p>use</p><p>case</p>', ['use'])).toEqual(['use']);
  });

  it('prefers the longer of two overlapping words, and treats special characters literally', () => {
    expect(find('<p>--port (a.b)</p>', ['port', '--port'])).toEqual(['--port']);
    expect(find('<p>axb a.b</p>', ['a.b'])).toEqual(['a.b']);
  });

  it('finds nothing without words', () => {
    expect(find('<p>text</p>', ['', ' '])).toEqual([]);
  });
});
