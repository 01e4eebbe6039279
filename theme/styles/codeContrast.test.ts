import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const css = read('code.css') + read('tokens.css');

/** The hexadecimal colours that a scheme's blocks set, by name. */
function coloursOf(scheme: 'light' | 'dark'): Map<string, string> {
  const isDark = (selector: string) => /\.rp-dark(?!\))/.test(selector);
  const found = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (isDark(selector) !== (scheme === 'dark')) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6});/g)) {
      found.set(name, value);
    }
  }
  return found;
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

for (const scheme of ['light', 'dark'] as const) {
  it(`every token of code has at least 4.5:1 on its ground: ${scheme}`, () => {
    const colours = coloursOf(scheme);
    const ground = colours.get('--rp-code-block-bg') ?? '';
    const tokens = [...colours].filter(([name]) =>
      /^--(shiki-token|rp-code-block-color)/.test(name),
    );
    expect(tokens).toHaveLength(12);
    expect(tokens.filter(([, colour]) => contrast(colour, ground) < 4.5)).toEqual([]);
  });
}
