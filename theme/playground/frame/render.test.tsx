import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { FoundProblem } from '../protocol.ts';
import { Problem } from './problem.ts';
import { render } from './render.ts';

// As in the frame's own build.
vi.mock('@rspress/core/theme', () => import('./storedValue.ts'));

async function html(source: string): Promise<string> {
  const { Content, components } = await render(source);
  return renderToStaticMarkup(<Content components={components} />);
}

async function problem(source: string): Promise<FoundProblem> {
  try {
    await html(source);
  } catch (error) {
    if (error instanceof Problem) return error.found;
    throw error;
  }
  throw new Error('Nothing was wrong.');
}

describe('what is shown', () => {
  it.each([
    ['**bold** and `code`', '<p><strong>bold</strong> and <code>code</code></p>'],
    ['| A |\n| - |\n| b |', /<table>.*<td>b<\/td>/s],
    [':::tip Water first\nNot boiling.\n:::', /rp-callout--tip.*Water first.*Not boiling\./s],
    ['> [!WARNING]\n> Hot', /rp-callout--warning.*Hot/s],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: MDX that has a template
    ['= {1 + 2 * 3} {`a${1}`} {[3, 1].sort().join("-")}', '<p>= 7 a1 1-3</p>'],
    [
      'export const tea = { kinds: ["oolong"] };\n\nI like {tea.kinds[0]}.',
      '<p>I like oolong.</p>',
    ],
    ['{["a", "b"].map((one) => <em key={one}>{one}</em>)}', '<em>a</em><em>b</em>'],
    ['export const { a, ...rest } = { a: 1, b: 2 };\n\n= {a}{rest.b}', '= 12'],
    ['= {undefined?.a.b ?? "none"}{null?.call()}{typeof nothing}', 'noneundefined'],
    [
      'import { Badge } from \'@rspress/core/theme\';\n\n<Badge text="new" />',
      '<span class="rp-badge rp-badge--tip">new</span>',
    ],
    [
      "import { useState } from 'react';\n\nexport function Counter({ start = 2 }) {\n  const [count] = useState(start);\n  if (count > 1) return <b>{count}</b>;\n  return null;\n}\n\n<Counter />",
      '<b>2</b>',
    ],
  ])('of %j', async (source, expected) => {
    expect(await html(source)).toMatch(expected);
  });

  it('has no links to follow and no images of others', async () => {
    expect(await html('![far](https://example.com/a.png)')).toBe('<p><span>[far]</span></p>');
    expect(await html('![far](//example.com/a.png)')).toBe('<p><span>[far]</span></p>');
    expect(await html('![own](/logo.svg)')).toContain('src="/logo.svg"');
  });
});

describe('what is wrong', () => {
  it.each([
    ['a\n\n<b>', { line: 3, column: 1 }],
    ['a\n\n{1 +}', { line: 3, column: 5 }],
    ['a\n\n{missing}', { line: 3, column: 2 }],
    ['\n\n{null.length}', { line: 3, column: 2 }],
    ["a\n\nimport { x } from 'fs';", { line: 3, column: 1 }],
    ['a\n\n{(() => { throw new Error("cold"); })()}', { line: 3, column: 11 }],
  ])('has a place in %j', async (source, place) => {
    expect((await problem(source)).place).toEqual(place);
  });

  it.each([
    ['{[].constructor.constructor("return 1")()}', 'blockedProperty'],
    ['{["a"]["__proto__"]}', 'blockedProperty'],
    ['<script>{"alert(1)"}</script>', 'blockedElement'],
    ['<iframe src="/" />', 'blockedElement'],
    ["import { x } from 'react';", 'unknownExport'],
    ["import x from 'fs';", 'unknownModule'],
    ['{window.parent}', 'unknownName'],
    ['{fetch("/")}', 'unknownName'],
    ['{new Promise(() => {})}', 'unknownName'],
    ['export class A {}', 'syntax'],
    [
      'export const f = () => f();\n\n{Array.from({ length: 1e6 }, () => 1).map((n) => n)}',
      'tooLong',
    ],
  ])('is the reason of %j', async (source, reason) => {
    expect((await problem(source)).reason).toBe(reason);
  });

  it('names a missing component', async () => {
    expect((await problem('<Missing />')).message).toContain('Missing');
  });
});
