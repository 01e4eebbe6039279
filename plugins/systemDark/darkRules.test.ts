import { describe, expect, it } from 'vitest';
import { darkRules } from './darkRules.ts';

const start = 'html{color-scheme:dark}';
const it_is = (css: string) => darkRules(css).slice(start.length).replaceAll(/\s+/g, ' ').trim();

describe('darkRules', () => {
  it('takes only the rules that need the class, on either of its names', () => {
    const on = ':not(.off):not(.off)';
    expect(it_is('html.rp-dark{--a:1}.b{c:d}.dark .e{f:g}')).toBe(`html${on}{--a:1}${on} .e{f:g}`);
  });

  it('leaves the rules of the light scheme and other names alone', () => {
    expect(it_is('html:not(.rp-dark) a{b:c}.dark-logo{d:e}.rp-darker{f:g}')).toBe('');
  });

  it('takes of a list only what needs the class', () => {
    expect(it_is('.a,.rp-dark .b{c:d}')).toBe(':not(.off):not(.off) .b{c:d}');
  });

  it('holds a rule that several sheets have once, where the last of them stands', () => {
    expect(it_is('.dark a{b:1}.dark a{b:2}.dark a{b:1}')).toBe(
      ':not(.off):not(.off) a{b:2}:not(.off):not(.off) a{b:1}',
    );
  });

  it('keeps the conditions around a rule', () => {
    expect(it_is('@media (width<9px){@layer x{.rp-dark{a:b}}}')).toBe(
      '@media (width<9px){@layer x{:not(.off):not(.off){a:b}}}',
    );
  });
});
