import { describe, expect, it } from 'vitest';
import { about, en, zh } from '../language.fixture.ts';
import { piecesOf } from '../prose/pieces.ts';
import { banned, placeholder, terms } from './words.ts';

const rightEn = `# Deploy

Run \`simply\` and read “Just a moment”. The redirect waits for 5 minutes, just before the easel.

\`\`\`ts
// simply TODO
\`\`\`
`;

describe('banned words', () => {
  it('names file, line, words, and fix', () => {
    const [piece] = piecesOf(en('# A\n\nFirst line,\nthen simply run it.\n')).slice(1);
    expect(piece && banned(piece)).toEqual([
      {
        part: 'banned',
        about: expect.any(String),
        file: 'docs/en/guide/basic/a.mdx',
        line: 4,
        message:
          '“simply” breaks our style rules: it judges readers who find the task hard. (“…line, then simply run it.”)',
        fix: 'Remove the word, or describe what makes the task short.',
      },
    ]);
  });

  it.each([
    'It is easy to do.',
    'Just add a key.',
    'Obviously, it builds.',
    'Let’s build it.',
    'We will see how.',
    'You have a site in 5 minutes.',
    'It takes ten minutes to set up.',
    'A seamless move.',
  ])('finds: %s', (text) => expect(about(en(text), banned)).toHaveLength(1));

  it.each([
    '这很简单。',
    '只需一行。',
    '仅需一行。',
    '显然可以。',
    '让我们开始。',
    '5 分钟就能上手。',
    '轻松构建站点。',
  ])('finds: %s', (text) => expect(about(zh(text), banned)).toHaveLength(1));

  it('passes code, quotations, and other words', () => {
    expect(about(en(rightEn), banned)).toEqual([]);
    expect(about(zh('容易出错的地方，缓存 5 分钟，只需要一行，仅需要一次。'), banned)).toEqual([]);
  });

  it('reads labels, cells, image descriptions, and frontmatter', () => {
    const source =
      '---\ndescription: An easy way.\nicon: easy\n---\n\n<Tab label="Easy one">\n\n| a |\n| - |\n| so simple |\n\n![easily](/a.png)\n\n</Tab>\n';
    expect(about(en(source), banned).map((text) => text.split(' breaks')[0])).toEqual([
      '2: “easy”',
      '6: “Easy”',
      '10: “simple”',
      '12: “easily”',
    ]);
  });
});

describe('glossary', () => {
  it('names the term to use', () => {
    const [piece] = piecesOf(zh('其它页面。'));
    expect(piece && terms(piece)).toEqual([
      expect.objectContaining({
        file: 'docs/zh/guide/basic/a.mdx',
        line: 1,
        message: '“其它” is not the term that this site uses. (“其它页面。”)',
        fix: 'Write “其他”, or put it in backticks if it is code.',
      }),
    ]);
  });

  it.each([
    '您好。',
    '缺省值。',
    '一个坏链。',
    '已弃用的键。',
    '在 Github 上。',
    '一段 markdown 文字。',
    '干净的 URL。',
    '一个内嵌框架。',
    '构建会中止。',
    '对等依赖。',
  ])('finds: %s', (text) => expect(about(zh(text), terms)).toHaveLength(1));

  it.each(['The front matter.', 'Read the Frontmatter.', 'Open github and see.', 'A broken link.'])(
    'finds: %s',
    (text) => expect(about(en(text), terms)).toHaveLength(1),
  );

  it('passes code, URLs, and starts of sentences', () => {
    const source = 'Frontmatter is read. Run `rspress` from [github.com](https://github.com).\n';
    expect(about(en(source), terms)).toEqual([]);
    expect(about(zh('侧边栏和导航栏，其他组件框架，构建失败，报错。'), terms)).toEqual([]);
  });
});

describe('placeholders', () => {
  it('finds placeholders for missing text', () => {
    expect(about(en('TODO: write.\n\nComing soon.\n'), placeholder)).toEqual([
      '1: “TODO” is a placeholder for text that is missing. (“TODO: write.”)',
      '3: “Coming soon” is a placeholder for text that is missing. (“Coming soon.”)',
    ]);
    expect(about(zh('待补充'), placeholder)).toHaveLength(1);
    expect(about(en(rightEn), placeholder)).toEqual([]);
  });
});
