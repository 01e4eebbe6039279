import { expect, it } from 'vitest';
import { withFocusableScrollers } from './focusableScrollers.ts';

it('makes wide code, tables, and results focusable, and nothing else', () => {
  const html =
    '<div class="rp-table-scroll-container a"><div class="rp-codeblock__content__scroll-container a"><div class="result__body">';
  expect(withFocusableScrollers(html)).toBe(html.replaceAll('">', '" tabindex="0">'));
  const other = '<div class="rp-codeblock__content"><div class="rp-tabs">';
  expect(withFocusableScrollers(other)).toBe(other);
});
