import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SitePages } from '@handbook/content';
import { readText, root } from '@handbook/content/files';
import { afterAll, describe, expect, it } from 'vitest';
import { cardLayout } from '../card-images/card.ts';
import { headOf } from '../document-head/documentHead.ts';
import { tabIcon } from '../site-files/icons.ts';
import { manifest } from '../site-files/manifest.ts';
import { type BrandImagePath, brandImage, brandImages } from './brandImages.ts';
import { themeColor } from './themeColor.ts';

const tokens = readText(join(root, 'theme/styles/tokens.css'));

/** The value of a variable in the file, read without the code under test. */
function tokenOf(scheme: 'light' | 'dark', variable: string): string {
  const start = scheme === 'light' ? '\nhtml:not(.rp-dark) {' : '\nhtml.rp-dark {';
  const block = tokens.slice(tokens.indexOf(start)).split('\n}')[0] ?? '';
  const value = block.split(`\n  ${variable}: `)[1]?.split(';')[0];
  if (!value) throw new Error(`The test found no ${variable}.`);
  return value;
}
const brand = tokenOf('light', '--rp-c-brand');

describe('themeColor', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tokens-'));
  const file = join(folder, 'tokens.css');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('reads each color scheme', () => {
    writeFileSync(
      file,
      'html:not(.rp-dark) { --a: #123; --ab: red; }\nhtml.rp-dark { --a: #456; }',
    );
    expect(themeColor('light', '--a', file)).toBe('#123');
    expect(themeColor('dark', '--a', file)).toBe('#456');
  });

  it('names the file and the variable if the color is missing', () => {
    writeFileSync(file, ':root { --a: #123; }\nhtml.rp-dark { --a: #456; }');
    expect(() => themeColor('light', '--a', file)).toThrow(`${file} doesn't set --a`);
    expect(() => themeColor('dark', '--b', file)).toThrow(`${file} doesn't set --b`);
  });
});

it('the manifest has the colors of tokens.css', () => {
  const place = { origin: '', base: '/' };
  expect(JSON.parse(manifest('en', { title: '', description: '' }, place))).toMatchObject({
    theme_color: brand,
    background_color: tokenOf('light', '--rp-c-bg'),
  });
});

it('theme-color has the page colors of tokens.css', () => {
  const page = { path: '/404', kind: 'error', lang: 'en' } as Parameters<typeof headOf>[0];
  const head = headOf(page, { pages: new SitePages(), names: {} });
  for (const scheme of ['light', 'dark'] as const) {
    const color = tokenOf(scheme, '--rp-c-bg');
    expect(head).toContain(`media="(prefers-color-scheme: ${scheme})" content="${color}"`);
  }
});

it('cards have the colors of tokens.css', () => {
  const card = JSON.stringify(cardLayout({ area: 'A', title: 'B', description: 'C' }, 'sans'));
  for (const variable of ['--rp-c-brand', '--site-c-paper', '--rp-c-text-0', '--rp-c-text-2']) {
    expect(card).toContain(tokenOf('light', variable));
  }
  expect(card).toContain(encodeURIComponent(tokenOf('light', '--site-c-accent')));
});

it('icons and logos have the colors of tokens.css', () => {
  expect(decodeURIComponent(tabIcon)).toContain(brand);
  expect(brandImage('icon.svg')).toContain(brand);
  expect(brandImage('home/features.svg')).toContain(brand);
  expect(brandImage('logo-light.svg')).toContain(brand);
  expect(brandImage('logo-dark.svg')).toContain(tokenOf('dark', '--rp-c-brand'));
});

it.each(Object.keys(brandImages) as BrandImagePath[])(
  'docs/public/%s is up to date; a build updates it',
  (path) => {
    expect(readFileSync(join(root, 'docs/public', path), 'utf8')).toBe(brandImage(path));
  },
);
