import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../files/root.mjs';
import { configProblems } from './config.ts';

const file = 'rspress.config.ts';

/** Formats each problem as `line:column message fix`. */
const problems = (text: string) =>
  configProblems(root, file, text).map(
    ({ line, column, message, fix }) => `${line}:${column} ${message} ${fix}`,
  );

/** Returns the problems of a configuration with these members on line 2. */
const problemsOf = (members: string) =>
  problems(
    `import { defineConfig } from '@rspress/core';\nexport default defineConfig({ ${members} });`,
  );

describe('configProblems', () => {
  it('accepts the configuration of this site', () => {
    expect(problems(readFileSync(join(root, file), 'utf8'))).toEqual([]);
  });

  it.each([
    [
      'themeConfg: {}',
      '2:31 Unknown configuration key "themeConfg". Did you mean to write \'themeConfig\'?',
    ],
    [
      'ssg: { zzzzzzzz: 1 }',
      '2:38 Unknown configuration key "zzzzzzzz". Correct or remove the key.',
    ],
    [
      'builderConfig: { output: { asetPrefix: "/" } }',
      '2:58 Unknown configuration key "asetPrefix". Did you mean to write \'assetPrefix\'?',
    ],
    [
      "themeConfig: { socialLinks: [{ icon: 'githb', mode: 'link', content: '' }] }",
      "2:62 Type '\"githb\"' is not assignable to type 'SocialLinkIcon'. Did you mean '\"github\"'?",
    ],
    [
      'title: 1',
      "2:31 Type 'number' is not assignable to type 'string'. Use a value of that type.",
    ],
  ])('reports %s', (members, expected) => {
    expect(problemsOf(members)).toEqual([expected]);
  });

  it('reports the unknown keys of all objects at once', () => {
    const found = problemsOf(`
      route: { cleanUrl: true },
      locales: [{ lang: 'en', labl: 'English' }],
      themeConfig: { socialLinks: [{ icon: 'x', mode: 'link', contents: '' }] },
      markdown: Math.random() > 1 ? { link: { checkAnchor: true } } : {},
      'languageParity': { enable: true },`);
    expect(found.map((problem) => /key "(.*?)"/.exec(problem)?.[1] ?? problem).sort()).toEqual([
      'checkAnchor',
      'cleanUrl',
      'contents',
      'enable',
      'labl',
    ]);
  });

  it('accepts any key where keys aren’t fixed', () => {
    expect(
      problemsOf(`
      head: [['meta', { anything: '1' }]],
      plugins: [mine({ anything: 1 })],
      builderConfig: { source: { define: { ANYTHING: '1' } }, tools: { rspack: { plugins: [] } } },
      i18nSource: { 'my.key': { en: 'a', zh: 'b' } },
      themeConfig: { sidebar: { '/any/': [] } },`),
    ).toEqual([]);
  });
});
