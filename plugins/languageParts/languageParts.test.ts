import { expect, it, vi } from 'vitest';
import awaitParts from './awaitParts.mjs';
import languagesLoader from './languagesLoader.mjs';
import partLoader from './partLoader.mjs';

const texts = { close: { en: 'Close', zh: '关闭' }, open: { en: 'Open', zh: '打开' } };
const site = {
  title: 'T',
  themeConfig: {
    footer: {},
    locales: [
      { lang: 'en', label: 'English', nav: [1], sidebar: { '/': [2] } },
      { lang: 'zh', label: '中文', nav: [3], sidebar: { '/zh/': [4] } },
    ],
  },
};

type Context = ThisParameterType<typeof partLoader> &
  ThisParameterType<typeof languagesLoader> &
  ThisParameterType<typeof awaitParts>;
const contextOf = (options: object, resourceQuery = '') =>
  ({
    getOptions: () => options,
    resourceQuery,
    resource: `data.js${resourceQuery}`,
    resourcePath: 'data.js',
    cacheable: vi.fn(),
  }) as unknown as Context;

const load = (kind: string, data: object, query?: string) => {
  const code = partLoader.call(
    contextOf({ kind }, query),
    `export default ${JSON.stringify(data, null, 2)};\n`,
  );
  return JSON.parse(code.slice('export default '.length, -2));
};

it('leaves no text for all languages, and those of one to it', () => {
  expect(load('texts', texts)).toEqual({});
  expect(load('texts', texts, '?lang=zh')).toEqual({ close: { zh: '关闭' }, open: { zh: '打开' } });
});

it('leaves what is no menu for all languages, and the menus of one to it', () => {
  expect(load('menus', site)).toEqual({
    title: 'T',
    themeConfig: {
      footer: {},
      locales: [
        { lang: 'en', label: 'English' },
        { lang: 'zh', label: '中文' },
      ],
    },
  });
  expect(load('menus', site, '?lang=zh')).toEqual({ nav: [3], sidebar: { '/zh/': [4] } });
  expect(() => load('menus', site, '?lang=fr')).toThrow('no language fr');
});

it('says so when the framework writes its data in another way', () => {
  const context = contextOf({ kind: 'texts' });
  expect(() => partLoader.call(context, 'module.exports = {}')).toThrow(
    'see plugins/languageParts',
  );
  expect(() => awaitParts.call(contextOf({ language: 'l', arrivals: 'a' }), 'export {}')).toThrow(
    'see plugins/languageParts',
  );
});

it('knows a way to every language', () => {
  const all = languagesLoader.call(contextOf({ langs: ['en', 'zh'] }));
  expect(all.match(/"\w+": \(\) => import\(/g)).toEqual([
    '"en": () => import(',
    '"zh": () => import(',
  ]);
  const one = languagesLoader.call(contextOf({ langs: [] }, '?lang=zh'));
  expect(one).toContain("'virtual-i18n-text?lang=zh'");
  expect(one).toContain("'virtual-site-data?lang=zh'");
});

it('makes a page wait for its language and its parts', () => {
  const code = awaitParts.call(
    contextOf({ language: '/load.ts', arrivals: '/arrivals.ts' }),
    'async function initPageData(routePath) { return 1; }\nexport { initPageData };',
  );
  expect(code).toContain('async function initPage(routePath)');
  expect(code).toContain('import { languageOf, loadLanguage } from "/load.ts";');
  expect(code).toContain('import { allArrived } from "/arrivals.ts";');
});

it('gives a page that is asked for a second time as it was, and another one anew', async () => {
  const code = awaitParts.call(
    contextOf({ language: '/load.ts', arrivals: '/arrivals.ts' }),
    'async function initPageData(path) { return { path }; }',
  );
  const body = `${code.replaceAll(/^import .*$/gm, '')}; return initPageData;`;
  const open = new Function('languageOf', 'loadLanguage', 'allArrived', body)(
    () => 'en',
    async () => {},
    async () => {},
  );
  const page = await open('/a');
  expect(await open('/a')).toBe(page);
  expect(await open('/b')).toEqual({ path: '/b' });
  expect(await open('/a')).toEqual(page);
});
