import { expect, it } from 'vitest';
import { withFocusableScrollers } from './focusableScrollers.ts';

it.each([
  'rp-table-scroll-container rp-scrollbar',
  'rp-codeblock__content__scroll-container a',
  'result__body',
])('makes %s focusable', (classes) => {
  expect(withFocusableScrollers(`<div class="${classes}"><p>`)).toBe(
    `<div class="${classes}" tabindex="0"><p>`,
  );
});

it("doesn't change other elements", () => {
  const html = '<div class="rp-codeblock__content"><div class="rp-tabs">';
  expect(withFocusableScrollers(html)).toBe(html);
});
