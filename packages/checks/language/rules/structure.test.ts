import { describe, expect, it } from 'vitest';
import { about, en, zh } from '../language.fixture.ts';
import { piecesOf } from '../prose/pieces.ts';
import { callouts } from './callouts.ts';
import { description } from './description.ts';
import { headingOrder, sentenceCase } from './headings.ts';
import { length } from './length.ts';

const messages = (findings: { line?: number; message: string }[]) =>
  findings.map(({ line, message }) => `${line}: ${message}`);

describe('headings', () => {
  it('one H1, no missing level', () => {
    expect(messages(headingOrder(en('## A\n\n#### B\n\n# C\n\n# D\n')))).toEqual([
      '7: “D” is a second H1.',
      '1: “A” (h2) follows the start, so a level is missing.',
      '3: “B” (h4) follows an h2, so a level is missing.',
    ]);
    expect(messages(headingOrder(en('Text.\n')))).toEqual(['1: The page has no H1.']);
    expect(headingOrder(en('# A\n\n## B\n\n### C\n\n## D\n'))).toEqual([]);
    expect(headingOrder(en('---\npageType: home\n---\n\n## A\n'))).toEqual([]);
    expect(headingOrder(en('---\noverview: true\ntitle: A\n---\n\nText.\n'))).toEqual([]);
  });

  it('an id for each', () => {
    expect(messages(headingOrder(en('# A\n\n## 🎉\n\n## !!!\n')))).toEqual([
      '3: “🎉” has no letters, so it gets no id.',
      '5: “!!!” has no letters, so it gets no id.',
    ]);
    expect(headingOrder(en('# A\n\n## 🎉 \\{#party}\n\n## 中文\n\n## 2.0\n'))).toEqual([]);
  });

  it('sentence case', () => {
    const source = '# Deploy Your Site\n\n## deploy it\n\n## Use `Foo` with Words\n';
    expect(about(en(source), sentenceCase)).toEqual([
      '1: “Your” is capitalized, but headings use sentence case.',
      '1: “Site” is capitalized, but headings use sentence case.',
      '3: The heading starts with “deploy” in lower case.',
      '5: “Words” is capitalized, but headings use sentence case.',
    ]);
  });

  it('passes names, acronyms, keys, and new sentences', () => {
    const source =
      '# Write MDX with React and TypeScript\n\n## npm scripts\n\n### base\n\n## What next? Read on\n\n## GitHub Pages: Rspress’s way\n';
    expect(about(en(source), sentenceCase)).toEqual([]);
    expect(about(zh('# 部署 Your Site\n'), sentenceCase)).toEqual([]);
  });
});

describe('description', () => {
  it('exists and has a suitable length', () => {
    expect(description(en('# A page\n'))).toEqual([
      {
        part: 'description',
        about: '',
        file: 'docs/en/guide/basic/a.mdx',
        line: 1,
        message: 'The page has no description.',
        fix: 'Describe what the reader gets, in one sentence of 50 to 160 characters.',
      },
    ]);
    const long = '长'.repeat(81);
    expect(messages(description(zh(`---\ndescription: ${long}\n---\n\n# 页面\n`)))).toEqual([
      '2: The description has 81 characters instead of 25 to 80.',
    ]);
    const good = 'Put a site on a server, with clean URLs and cached files.';
    expect(description(en(`---\ndescription: ${good}\n---\n\n# A page\n`))).toEqual([]);
    expect(
      messages(description(en(`---\ndescription: ${good}\n---\n\n# ${'A'.repeat(61)}\n`))),
    ).toEqual(['1: The title has 61 characters instead of 2 to 60.']);
  });
});

describe('callouts', () => {
  const tip = ':::tip\nText.\n:::\n';

  it("don't directly follow each other", () => {
    expect(callouts(en(`# A\n\n${tip}\n:::warning Mind\n\nText.\n\n:::\n`))).toEqual([
      {
        part: 'callouts',
        about: ':::warning Mind',
        file: 'docs/en/guide/basic/a.mdx',
        line: 7,
        message: 'This warning callout directly follows another callout.',
        fix: 'Make one of them a paragraph, or merge them.',
      },
    ]);
    expect(messages(callouts(en(`> [!NOTE]\n> a\n\n${tip}`)))).toHaveLength(1);
  });

  it('may be separate, collapsible, or part of a result', () => {
    expect(callouts(en(`${tip}\nText.\n\n${tip}`))).toEqual([]);
    expect(callouts(en(':::details A\nText.\n:::\n\n:::details B\nText.\n:::\n'))).toEqual([]);
    expect(callouts(en(`<Result>\n\n${tip}\n${tip}\n</Result>\n`))).toEqual([]);
  });
});

describe('length', () => {
  it('has a limit', () => {
    const page = en(`# A\n\n${'word '.repeat(4500)}\n`);
    expect(messages(length(page, piecesOf(page)))).toEqual([
      '1: The page has 4501 words; the limit for a guide page is 4500.',
    ]);
    const fine = en(`# A\n\n\`\`\`txt\n${'word '.repeat(9000)}\n\`\`\`\n`);
    expect(length(fine, piecesOf(fine))).toEqual([]);
    const chinese = zh(`# 甲\n\n${'字'.repeat(9000)}\n`);
    expect(length(chinese, piecesOf(chinese))).toHaveLength(1);
  });
});
