import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const css = read('code.css') + read('tokens.css');

/** Returns the colors of a color scheme by variable: hexadecimal codes and mixtures. */
function colorsOf(scheme: 'light' | 'dark'): Map<string, string> {
  const isDark = (selector: string) => /\.rp-dark(?!\))/.test(selector);
  const found = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (isDark(selector) !== (scheme === 'dark')) continue;
    for (const [, name = '', value = ''] of body.matchAll(
      /(--[\w-]+):\s*(#[0-9a-f]+|color-mix\(.*\));/g,
    )) {
      found.set(name, value);
    }
  }
  return found;
}

/** Returns the RGB values of a color. A mixture with `transparent` is blended with the page's background. */
function channels(color: string, colors: ReadonlyMap<string, string>): number[] {
  const [, name] = /^var\((.*)\)$/.exec(color) ?? [];
  if (name) return channels(colors.get(name) ?? '', colors);
  if (color === 'transparent') return channels('var(--rp-c-bg)', colors);
  const [, one, share, other] = /^color-mix\(in srgb, (.+?) (\d+)%, (.+)\)$/.exec(color) ?? [];
  if (one && other) {
    const rest = channels(other, colors);
    return channels(one, colors).map((part, at) => {
      return (part * Number(share) + (rest[at] ?? 0) * (100 - Number(share))) / 100;
    });
  }
  const digits = color.length === 4 ? color.replace(/[0-9a-f]/g, '$&$&') : color;
  if (!/^#[0-9a-f]{6}$/.test(digits)) throw new Error(`"${color}" isn't a color without opacity.`);
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

/** Returns the relative luminance as defined by WCAG 2. */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  const colors = colorsOf(scheme);
  const between = (text: string, background: string) =>
    contrast(channels(`var(${text})`, colors), channels(`var(${background})`, colors));

  it('every token color has a contrast of at least 4.5:1', () => {
    const tokens = [...colors.keys()].filter((name) =>
      /^--(shiki-token|rp-code-block-color)/.test(name),
    );
    expect(tokens).toHaveLength(12);
    expect(tokens.filter((name) => between(name, '--rp-code-block-bg') < 4.5)).toEqual([]);
  });

  it.each([
    ['--rp-c-link', '--rp-c-bg'],
    ['--rp-c-link', '--rp-c-bg-soft'],
    ['--rp-c-link', '--rp-c-brand-tint'],
    ['--rp-c-brand', '--rp-c-bg'],
    ['--site-c-on-brand', '--rp-c-brand'],
    ['--site-c-on-brand', '--rp-c-brand-dark'],
    ['--rp-c-text-0', '--rp-c-brand-lighter'],
    ['--site-c-accent', '--rp-c-bg'],
  ])('%s has at least 4.5:1 on %s', (text, background) => {
    expect(between(text, background)).toBeGreaterThanOrEqual(4.5);
  });
});
