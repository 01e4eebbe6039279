import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../../scripts/root.mjs';
import { checkConfigKeys } from './configKeys.ts';
import { type ConfigType, loadUserConfigType } from './userConfigType.ts';

const file = 'rspress.config.ts';
let known: ConfigType;

beforeAll(() => {
  known = loadUserConfigType(root);
}, 120_000);

/** Each problem as `line:column message cure`. */
const problems = (text: string) =>
  checkConfigKeys({ file, text, known }).map(
    ({ line, column, message, cure }) => `${line}:${column} ${message} ${cure}`,
  );

describe('checkConfigKeys', () => {
  it('accepts the configuration of this site', () => {
    expect(problems(readFileSync(join(root, file), 'utf8'))).toEqual([]);
  });

  it('names an unknown key, its place and the nearest known one', () => {
    const text = "export default defineConfig({\n  title: 'a',\n  themeConfg: {},\n});";
    expect(problems(text)).toEqual([
      '3:3 Unknown configuration key "themeConfg". Did you mean "themeConfig"?',
    ]);
  });

  it('looks into objects, lists, conditions and spreads', () => {
    const text = `export default defineConfig({
      route: { cleanUrl: true },
      locales: [{ lang: 'en', labl: 'English' }],
      themeConfig: { socialLinks: [{ icon: 'x', mode: 'link', contents: '' }] },
      markdown: flag && { link: { checkAnchor: true } },
      ...(flag ? { sgg: true } : {}),
      'languageParity': { enable: true },
    });`;
    expect(problems(text).map((line) => line.replace(/^\S+ /, ''))).toEqual([
      'Unknown configuration key "route.cleanUrl". Did you mean "cleanUrls"?',
      'Unknown configuration key "locales[].labl". Did you mean "label"?',
      'Unknown configuration key "themeConfig.socialLinks[].contents". Did you mean "content"?',
      'Unknown configuration key "markdown.link.checkAnchor". Did you mean "checkAnchors"?',
      'Unknown configuration key "sgg". Did you mean "ssg"?',
      'Unknown configuration key "languageParity.enable". Did you mean "enabled"?',
    ]);
  });

  it('lists the keys when none is near', () => {
    const [problem] = problems('export default { ssg: { zzzzzzzz: 1 } };');
    expect(problem).toMatch(
      /"ssg\.zzzzzzzz"\. Take it out; the keys here are experimentalExcludeRoutePaths, /,
    );
  });

  it.each([
    'export default { titel: 1 };',
    'export default { titel: 1 } satisfies UserConfig;',
    'export default defineConfig(async () => ({ titel: 1 }));',
    'export default defineConfig(async () => { return { titel: 1 }; });',
  ])('finds the configuration in: %s', (text) => {
    expect(problems(text)).toHaveLength(1);
  });

  it.each([
    'export default { head: [["meta", { anything: 1 }]] };',
    'export default { plugins: [mine({ anything: 1 })] };',
    'export default { ...shared, [computed]: 1 };',
    'export default { builderConfig: { source: { define: { ANYTHING: "1" } } } };',
    'export default { i18nSource: { "my.key": { en: "a", zh: "b" } } };',
    'export default { themeConfig: { sidebar: { "/any/": [] } } };',
    'export default { builderConfig: { tools: { rspack: { plugins: [] } } } };',
  ])('leaves alone what it cannot know: %s', (text) => {
    expect(problems(text)).toEqual([]);
  });

  it('knows the keys of the bundler below builderConfig', () => {
    const text = 'export default { builderConfig: { output: { asetPrefix: "/" } } };';
    expect(problems(text)[0]).toContain('Did you mean "assetPrefix"?');
  });
});
