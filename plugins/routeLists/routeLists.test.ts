import { expect, it } from 'vitest';
import { pathOfFile } from '../../theme/routes/pathOfFile.mjs';
import listsLoader from './listsLoader.mjs';
import routeLoader from './routeLoader.mjs';
import { listRoutes } from './routesLoader.mjs';

const options = { lang: 'en', defaultLang: 'en' };

/** As the framework writes its module, behind the compiler. */
const moduleOf = (routes: { path: string; file: string; lang: string; version?: string }[]) => `
import React from "react";
import { lazyWithPreload } from "react-lazy-with-preload";
${routes
  .map(
    (
      { file },
      at,
    ) => `const loadRoute${at} = ()=>import(/* webpackChunkName: "route-${at}" */ "/docs/${file}");
const Route${at} = lazyWithPreload(loadRoute${at});`,
  )
  .join('\n')}
export const routes = [
${routes
  .map(
    ({ path, file, lang, version = '' }, at) => `    {
        path: '${path}',
        element: /*#__PURE__*/ React.createElement(Route${at}),
        filePath: '${file}',
        preload: async ()=>{
            await Route${at}.preload();
            return loadRoute${at}();
        },
        lang: '${lang}',
        version: '${version}'
    }`,
  )
  .join(',\n')}
];
`;

it('writes a row for each page of the language, with its path where the file does not tell it', () => {
  const source = moduleOf([
    { path: '/', file: 'en/index.mdx', lang: 'en' },
    { path: '/zh/other', file: 'zh/a.mdx', lang: 'zh' },
  ]);
  expect(listRoutes(source, options)).toBe(`export const rows = [
  ["en/index.mdx", () => import(/* webpackChunkName: "route-0" */ "/docs/en/index.mdx")],
];
`);
  expect(listRoutes(source, { ...options, lang: 'zh' })).toBe(`export const rows = [
  ["zh/a.mdx", () => import(/* webpackChunkName: "route-1" */ "/docs/zh/a.mdx"), "/zh/other"],
];
`);
});

it('says so when it cannot shorten them', () => {
  expect(() => listRoutes('export const routes = [];', options)).toThrow('another way');
  const versioned = moduleOf([{ path: '/', file: 'en/index.mdx', lang: 'en', version: 'v1' }]);
  expect(() => listRoutes(versioned, options)).toThrow('The route of en/index.mdx');
});

it('tells the route of a file', () => {
  const files = ['en/index.mdx', 'zh/index.mdx', 'en/guide/a.mdx', 'zh/guide/index.md', 'en/b.tsx'];
  expect(files.map((file) => pathOfFile(file, 'en'))).toEqual([
    '/',
    '/zh/',
    '/guide/a',
    '/zh/guide/',
    '/b',
  ]);
});

it('knows how to get each list', () => {
  const context = { getOptions: () => ({ langs: ['en', 'zh'], defaultLang: 'en' }) };
  const source = listsLoader.call(context as unknown as ThisParameterType<typeof listsLoader>);
  expect(source).toContain('"virtual-routes?lang=zh"');
  expect(source).toContain('export const defaultLang = "en"');
});

it('says so when the framework finds routes in another way', () => {
  const context = { resource: 'route.js', getOptions: () => ({ module: '/routeAt.ts' }) };
  const load = (source: string) =>
    routeLoader.call(context as unknown as ThisParameterType<typeof routeLoader>, source);
  expect(() => load('export {};')).toThrow('see plugins/routeLists');
  const found = load(
    'import { routes } from "virtual-routes";\nfunction normalizeRoutePath(a) {}\nfunction pathnameToRouteService(a) {}',
  );
  expect(found).not.toContain('virtual-routes');
  expect(found).toContain('const pathnameToRouteService = (path) => routeAt(');
});
