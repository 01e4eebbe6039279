import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Problem } from '../protocol.ts';
import { evaluate, locate } from './evaluate.ts';
import { toProblem } from './problem.ts';

// The frame's build also replaces this module.
vi.mock('@rspress/core/theme', () => import('./storedValue.ts'));

async function html(source: string): Promise<string> {
  const Content = await evaluate(source);
  return renderToStaticMarkup(<Content />);
}

async function problem(source: string): Promise<Problem> {
  const error = await html(source).then(
    () => Promise.reject(new Error('Nothing was wrong.')),
    (thrown: unknown) => thrown,
  );
  return toProblem(error, locate);
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
    ['a\n\n<b>', { line: 3, column: 1 }],
    ['a\n\n{1 +}', { line: 3, column: 5 }],
    ['a\n\n{missing}', { line: 3, column: 2, text: 'missing is not defined' }],
    ['a\n\n{null.length}', { line: 3, column: 7 }],
    ['a\n\n{(() => { throw new Error("cold"); })()}', { line: 3, column: 21, text: 'cold' }],
    [
      'export const Tea = () => {\n  const cup = undefined;\n  return <p>{cup.size}</p>;\n};\n\n<Tea />',
      { line: 3, column: 18 },
    ],
    [
      '\n<Missing />',
      {
        line: 2,
        column: 1,
        text: 'Expected component `Missing` to be defined: you likely forgot to import, pass, or provide it.',
      },
    ],
    ['export const a = () => {\n  throw "text";\n};\n\n{a()}', { line: 0, text: 'text' }],
    ["a\n\nimport { x } from 'fs';", { line: 3, column: 1, reason: 'unknownModule', module: 'fs' }],
    [
      "export const fs = await import('f' + 's');",
      { line: 1, reason: 'unknownModule', module: 'fs' },
    ],
    [
      'import * as All from "react";\n\n{All.useTea()}',
      { line: 3, column: 6, reason: 'unknownExport' },
    ],
    [
      'export const wait = () => {\n  for (;;) {}\n};\n\n{wait()}',
      { line: 2, column: 3, reason: 'tooLong' },
    ],
    ['{(() => { do; while (true) })()}', { line: 1, reason: 'tooLong' }],
    [
      'export const wait = async () => {\n  while (true) await null;\n};\n\nexport const done = await wait();',
      { line: 2, reason: 'tooLong' },
    ],
    [
      "import { useState, useTea as x } from 'react';",
      { line: 1, column: 30, reason: 'unknownExport', module: 'react', text: 'useTea' },
    ],
    ["export * from 'toString';", { line: 1, reason: 'unknownModule' }],
  ])('has a position in %j', async (source, expected) => {
    expect(await problem(source)).toMatchObject(expected);
  });

  it('has no position if older code threw it', async () => {
    const error = await html('{null.length}').catch((thrown: Error) => thrown);
    await html('newer');
    expect(toProblem(error, locate)).toMatchObject({ line: 0 });
  });

  it.each([undefined, null, 7, {}])('can be any value: %j', (thrown) => {
    expect(toProblem(thrown, locate)).toMatchObject({ reason: 'thrown', line: 0 });
  });
});
