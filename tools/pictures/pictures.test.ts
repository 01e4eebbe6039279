import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@handbook/content/files';
import { imageSize } from 'image-size';
import { expect, it } from 'vitest';
import { writeTutorial } from './writeTutorial.mjs';

const folder = join(root, 'docs/public/pictures');

it.each(['en', 'zh'])('writes the site of the getting-started page in %s', (lang) => {
  const site = mkdtempSync(join(tmpdir(), 'tutorial-'));
  writeTutorial(lang, site);
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const pages = readdirSync(join(site, 'docs'));
  const home = readFileSync(join(site, 'docs/index.mdx'), 'utf8');
  const guide = readdirSync(join(site, 'docs/guide')).sort();
  rmSync(site, { recursive: true });
  expect(files).toEqual(expect.arrayContaining(['components', 'docs', 'rspress.config.ts']));
  // Samples that replace an earlier one, but not samples whose build fails.
  expect(home).toContain('pageType: home');
  expect(pages).not.toContain('index.md');
  expect(guide).toEqual(['_meta.json', 'brew.mdx', 'install.mdx']);
});

it('has each picture in both languages, light and in one size', () => {
  const names = (lang: string) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(`-${lang}.webp`))
      .map((file) => file.replace(`-${lang}.webp`, ''));
  expect(names('en').length).toBeGreaterThan(0);
  expect(names('zh')).toEqual(names('en'));
  for (const name of names('en')) {
    const [en, zh] = ['en', 'zh'].map((lang) => readFileSync(join(folder, `${name}-${lang}.webp`)));
    expect(imageSize(zh ?? Buffer.of())).toEqual(imageSize(en ?? Buffer.of()));
    for (const picture of [en, zh]) expect(picture?.length).toBeLessThanOrEqual(40_000);
  }
});
