import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { change, noChanges, setOnElement, toCss } from './changes.ts';

it('writes one rule per scheme, in the order of the changes', () => {
  let changes = change(noChanges, 'dark', '--rp-c-bg', '#000');
  changes = change(changes, 'light', '--rp-c-brand', 'red');
  changes = change(changes, 'light', '--rp-radius', '0');
  expect(toCss(changes)).toBe(
    'html:not(.rp-dark) {\n  --rp-c-brand: red;\n  --rp-radius: 0;\n}\n\nhtml.rp-dark {\n  --rp-c-bg: #000;\n}',
  );
});

it('sets a variable of an element on that element', () => {
  const css = toCss(change(noChanges, 'light', '--rp-nav-padding-x', '0'));
  expect(css).toBe('html:not(.rp-dark) .rp-nav {\n  --rp-nav-padding-x: 0;\n}');
});

it('keeps a value inside its declaration, and omits an empty one', () => {
  const changes = change(noChanges, 'light', '--rp-radius', '0; } body { display: none');
  expect(toCss(changes)).toContain('--rp-radius: 0  body  display: none;');
  expect(toCss(change(noChanges, 'light', '--rp-radius', ''))).toBe('');
});

it('contains every variable that the framework sets on an element', () => {
  const cwd = 'node_modules/@rspress/core/dist/theme';
  const found: Record<string, string> = {};
  for (const file of globSync('**/*.css', { cwd, absolute: true })) {
    postcss.parse(readFileSync(file, 'utf8')).walkDecls(/^--(?:rp|shiki)-/, ({ prop, parent }) => {
      const selector = parent && 'selector' in parent ? String(parent.selector) : '';
      if (/^\.rp-/.test(selector) && !/^\.rp-dark/.test(selector)) found[prop] = selector;
    });
  }
  expect(found).toEqual(setOnElement);
});
