import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';

async function html(source: string): Promise<string> {
  const Content = await evaluate(source);
  return renderToStaticMarkup(<Content />);
}

describe('evaluate', () => {
  it.each([
    ['**bold** and `code`', '<p><strong>bold</strong> and <code>code</code></p>'],
    ['| A |\n| - |\n| b |', /<table>.*<td>b<\/td>/s],
    [':::tip Water first\nNot boiling.\n:::', /rp-callout--tip.*Water first.*Not boiling\./s],
    ['> [!WARNING]\n> Hot', /rp-callout--warning.*Hot/s],
    [
      'export class Tea {\n  #kind = "oolong";\n  get kind() { return this.#kind; }\n}\n\n{new Tea().kind}',
      'oolong',
    ],
    [
      'export const sum = (to) => {\n  let all = 0;\n  for (let n = 1; n <= to; n += 1) all += n;\n  while (all > 10) all -= 10;\n  return all;\n};\n\n= {sum(5)}',
      '= 5',
    ],
    ['export const tea = await Promise.resolve("assam");\n\n{tea}', 'assam'],
    [
      'import { Badge } from \'@rspress/core/theme\';\n\n<Badge text="new" />',
      '<span class="rp-badge rp-badge--tip">new</span>',
    ],
    [
      'import React, { useState as useIt } from "react";\nimport * as All from "react";\n\nexport const Count = () => {\n  const [n] = useIt(All.useMemo(() => 2, []));\n  return React.createElement("b", null, n);\n};\n\n<Count />',
      '<b>2</b>',
    ],
  ])('renders %j', async (source, expected) => {
    expect(await html(source)).toMatch(expected);
  });
});

describe('an error', () => {
  it.each([
    ['a\n\n<b>', { reason: expect.stringContaining('(3:1-') }],
    ['a\n\n{1 +}', { line: 3, column: 5 }],
    ['a\n\n{missing}', { message: 'missing is not defined' }],
    ["import { x } from 'fs';", { message: 'unknownModule' }],
    ["export const fs = await import('f' + 's');", { message: 'unknownModule' }],
    ["export * from 'toString';", { message: 'unknownModule' }],
    ['export const wait = () => {\n  for (;;) {}\n};\n\n{wait()}', { message: 'tooLong' }],
    ['{(() => { do; while (true) })()}', { message: 'tooLong' }],
    [
      'export const wait = async () => {\n  while (true) await null;\n};\n\nexport const done = await wait();',
      { message: 'tooLong' },
    ],
  ])('is thrown by %j', async (source, expected) => {
    await expect(html(source)).rejects.toMatchObject(expected);
  });
});
