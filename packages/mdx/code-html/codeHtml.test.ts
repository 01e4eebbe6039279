import { readFileSync } from 'node:fs';
import type { Element, Root } from 'hast';
import { codeToHast, createCssVariablesTheme } from 'shiki';
import { expect, it } from 'vitest';
import { codeHtml } from './codeHtml.ts';

const theme = createCssVariablesTheme({ name: 'css-variables', variablePrefix: '--shiki-' });

/** Highlights code, runs the plugin, and returns the block and its HTML string. */
async function compiled(code: string, lang = 'ts', change: (pre: Element) => void = () => {}) {
  const tree = (await codeToHast(code, {
    lang,
    theme,
    tokenizeTimeLimit: 0,
    mergeSameStyleTokens: true,
  })) as Root;
  change(tree.children[0] as Element);
  codeHtml()(tree);
  const pre = tree.children[0] as Element;
  const inner = pre.children[0];
  if (inner?.type !== 'mdxJsxFlowElement') return { pre, html: undefined };
  const [attribute] = inner.attributes;
  const value = attribute?.value;
  if (typeof value !== 'object' || value === null) throw new Error('No value.');
  const [statement] = value.data?.estree?.body ?? [];
  const html = JSON.stringify(statement).match(/"type":"Literal","value":("(?:[^"\\]|\\.)*")/)?.[1];
  return { pre, html: html && (JSON.parse(html) as string) };
}

it('sets a class on tokens, and keeps plain text', async () => {
  const { pre, html } = await compiled('export const a = b;');
  expect(html).toBe(
    '<span class="t-keyword">export const</span><span class="t-constant"> a</span><span class="t-keyword"> =</span> b;',
  );
  expect(pre.properties.style).toBeUndefined();
});

it('escapes HTML, and keeps empty lines and styles other than colors', async () => {
  expect((await compiled('a < b;\n\n<b>', 'txt')).html).toBe('a &lt; b;\n\n&lt;b>');
  const marked = await compiled('**bold**', 'md');
  expect(marked.html).toContain('font-weight:bold');
});

const lines = (html: string | undefined) => html?.match(/<span class="line[^>]*>/g);

it('only keeps line elements if a line is marked or numbered', async () => {
  const code = 'one\ntwo';
  const plain = await compiled(code, 'txt');
  expect(plain.html).toBe(code);
  expect(plain.pre.properties.class).toBe('shiki plain');

  const marked = await compiled(code, 'txt', (pre) => {
    const [, , second] = (pre.children[0] as Element).children;
    if (second?.type === 'element') second.properties.class = 'line focused';
  });
  expect(lines(marked.html)).toEqual(['<span class="line">', '<span class="line focused">']);
  expect(marked.pre.properties.class).not.toContain('plain');

  const numbered = await compiled(code, 'txt', (pre) => {
    pre.properties.lineNumbers = true;
  });
  expect(lines(numbered.html)).toHaveLength(2);
});

it("doesn't change other blocks", () => {
  const pre: Element = {
    type: 'element',
    tagName: 'pre',
    properties: { style: 'color:red' },
    children: [{ type: 'element', tagName: 'code', properties: {}, children: [] }],
  };
  const tree: Root = { type: 'root', children: [pre] };
  codeHtml()(tree);
  expect(tree).toEqual({ type: 'root', children: [structuredClone(pre)] });
});

it('has a color in code.css for every kind of token', () => {
  const styles = readFileSync(new URL('../../../theme/styles/code.css', import.meta.url), 'utf8');
  const kinds = new Set(JSON.stringify(theme).match(/(?<=var\(--shiki-token-)[\w-]+/g));
  expect(kinds.size).toBeGreaterThan(8);
  for (const kind of kinds) {
    expect(styles).toMatch(
      new RegExp(`\\.t-${kind} \\{\\s+color: var\\(--shiki-token-${kind}\\);`),
    );
  }
});
