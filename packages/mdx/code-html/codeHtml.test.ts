import { readFileSync } from 'node:fs';
import type { Element, Root } from 'hast';
import { codeToHast, createCssVariablesTheme } from 'shiki';
import { expect, it } from 'vitest';
import { codeHtml } from './codeHtml.ts';

const theme = createCssVariablesTheme({ name: 'css-variables', variablePrefix: '--shiki-' });

/** Highlights code, runs the plugin, and returns the block's class and its HTML string. */
async function compiled(code: string, lang = 'ts', change: (pre: Element) => void = () => {}) {
  const options = { lang, theme, tokenizeTimeLimit: 0, mergeSameStyleTokens: true };
  const tree = (await codeToHast(code, options)) as Root;
  const pre = tree.children[0] as Element;
  change(pre);
  codeHtml()(tree);
  const [, html = '""'] =
    JSON.stringify(pre.children).match(/"type":"Literal"[^}]*?"value":("(?:[^"\\]|\\.)*")/) ?? [];
  return { className: String(pre.properties.class), html: JSON.parse(html) as string };
}

it('sets a class on tokens, keeps plain text and other styles, and escapes HTML', async () => {
  expect((await compiled('export const a = b;')).html).toBe(
    '<span class="t-keyword">export const</span><span class="t-constant"> a</span><span class="t-keyword"> =</span> b;',
  );
  expect((await compiled('a < b;\n\n<b>', 'txt')).html).toBe('a &lt; b;\n\n&lt;b>');
  expect((await compiled('**bold**', 'md')).html).toContain('font-weight:bold');
});

it('only keeps line elements if a line is marked', async () => {
  const plain = await compiled('one\ntwo', 'txt');
  expect(plain).toEqual({ className: 'shiki plain', html: 'one\ntwo' });

  const marked = await compiled('one\ntwo', 'txt', (pre) => {
    const [, , second] = (pre.children[0] as Element).children;
    if (second?.type === 'element') second.properties.class = 'line focused';
  });
  expect(marked.html).toMatch(/<span class="line">.*\n<span class="line focused">/);
});

it('code.css has a color for every kind of token', () => {
  const styles = readFileSync('theme/styles/code.css', 'utf8');
  const kinds = new Set(JSON.stringify(theme).match(/(?<=var\(--shiki-token-)[\w-]+/g));
  expect(kinds.size).toBeGreaterThan(8);
  for (const kind of kinds) {
    expect(styles).toMatch(new RegExp(`\\.t-${kind}( \\{|,)[^}]*color: var\\(--shiki-token-`));
  }
});
