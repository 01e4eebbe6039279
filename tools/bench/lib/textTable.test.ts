import { expect, it } from 'vitest';
import { textTable } from './textTable.mjs';

it('aligns figures to the right', () => {
  expect(
    textTable(
      ['what', 'n'],
      [
        ['pages', '1'],
        ['x', '200'],
      ],
    ),
  ).toBe(['what     n', '----------', 'pages    1', 'x      200'].join('\n'));
});
