import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { layoutWidths } from './layoutWidths.ts';

const page = { isWide: false, sidebar: 'true', outline: true } as const;

it.each([
  [page, { sidebar: 320, text: 852, outline: 268 }],
  [
    { ...page, sidebar: 'placeholder' },
    { sidebar: 320, text: 852, outline: 268 },
  ],
  [
    { ...page, outline: false },
    { text: 852, outline: 268 },
  ],
  [
    { ...page, isWide: true, outline: false },
    { text: 1120, outline: 0 },
  ],
  [
    { isWide: true, sidebar: 'false', outline: false },
    { sidebar: 0, text: 1440, outline: 0 },
  ],
] as const)('%o', (choice, widths) => {
  expect(layoutWidths(choice)).toMatchObject(widths);
});

it('adds the width of a hidden sidebar to the text', () => {
  expect(layoutWidths({ ...page, sidebar: 'false' }).text).toBe(999);
});

it('has the widths of the installed theme', () => {
  const css = readFileSync(
    'node_modules/@rspress/core/dist/theme/layout/DocLayout/index.css',
    'utf8',
  );
  for (const rule of [
    '--rp-sidebar-width: 320px',
    '--rp-outline-width: 268px',
    '--rp-content-max-width: 1000px',
    'width: 12vw',
  ]) {
    expect(css).toContain(rule);
  }
});
