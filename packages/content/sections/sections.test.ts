import { describe, expect, test } from 'vitest';
import { docs, write } from '../testing/docs.fixture.ts';
import { type Section, sectionsOf } from './sections.ts';

const sections = (content: string, name = 'page.mdx') =>
  sectionsOf({ file: write(name, content), path: '/page', docs, area: 'Guide' }, new Set());

const brief = (all: Section[]) =>
  all.map(({ anchor, heading, parents, depth }) => [anchor, heading, parents, depth]);

describe('sectionsOf', () => {
  test('starts a section at each heading, with the IDs of the framework', () => {
    const all = sections(
      '# Title\n\nIntro.\n\n## What\'s new in 2.0?\n\nA\n\n### `base` \\{#own-id}\n\nB\n\n### 安装\n\n### 安装\n\n###### Deep <Badge text="new" />\n',
    );
    expect(brief(all)).toEqual([
      ['', 'Title', [], 1],
      ['whats-new-in-20', "What's new in 2.0?", [], 2],
      ['own-id', 'base', ["What's new in 2.0?"], 3],
      ['安装', '安装', ["What's new in 2.0?"], 3],
      ['安装-1', '安装', ["What's new in 2.0?"], 3],
      ['deep', 'Deep', ["What's new in 2.0?", '安装'], 6],
    ]);
    expect(all.map(({ text }) => text).slice(0, 3)).toEqual(['Intro.', 'A', 'B']);
  });

  test('adds the description and the text before the title to the introduction', () => {
    const [first, second] = sections(
      '---\ndescription: What this is.\ntitle: Named\n---\n\nBefore.\n\n# Title\n\nAfter.\n\n## Next\n',
    );
    expect(first).toMatchObject({
      title: 'Named',
      heading: 'Named',
      text: 'What this is.\nBefore.\nAfter.',
      path: '/page',
      area: 'Guide',
    });
    expect(second).toMatchObject({ title: 'Named', heading: 'Next' });
  });

  test('includes the text in components and in their visible attributes', () => {
    const [page] = sections(
      '# T\n\nimport { Tab } from "x";\n\nexport const secret = "hidden";\n\n<Tabs values={["no"]} className="no">\n<Tab label="Shown label">\n\nInside *the* tab.\n\n</Tab>\n</Tabs>\n\nSum: {1 + 1} <b>bold</b> ![A drawing](./a.png)\n',
    );
    expect(page?.text.split('\n').join(' ')).toBe(
      'Shown label Inside the tab. Sum: bold A drawing',
    );
  });

  test('keeps the titles of containers without their marks', () => {
    const [page] = sections(
      '# T\n\n:::tip Mind this\nBody.\n:::\n\n:::note{title="Other"}\nMore.\n:::\n\n> [!WARNING]\n> Hot.\n\nWrite `:::tip`.\n',
    );
    expect(page?.text.replace(/\s+/g, ' ')).toBe('Mind this Body. Other More. Hot. Write :::tip.');
  });

  test('separates code from text, with its title and the file that it quotes', () => {
    write('snippets/greet.ts', 'export const greet = 1; // [!code highlight]\n');
    const [page] = sections(
      '# T\n\nText.\n\n```ts title="a.ts"\nconst   x = 1;\n```\n\n```ts file="./snippets/greet.ts"\n```\n',
    );
    expect(page).toMatchObject({
      text: 'Text.',
      code: 'a.ts\nconst x = 1;\nexport const greet = 1;',
    });
  });

  test('includes fragments, whose IDs are only unique in their file', () => {
    write('part.mdx', 'From the part.\n\n## Same\n');
    const all = sections('import Part from "./part.mdx";\n\n# T\n\n<Part />\n\n## Same\n');
    expect(all[0]?.text).toBe('From the part.');
    expect(all.map(({ anchor }) => anchor)).toEqual(['', 'same', 'same']);
  });

  test.each(['search: false', 'pageType: home', "pageType: '404'"])(
    'returns nothing for a page with %s',
    (line) => {
      expect(sections(`---\n${line}\n---\n\n# T\n`)).toEqual([]);
    },
  );
});
