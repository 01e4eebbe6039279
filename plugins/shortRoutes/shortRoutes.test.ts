import { expect, it } from 'vitest';
import { pathOfFile } from '../../theme/routes/pathOfFile.mjs';
import { shortRoutes } from './routesLoader.mjs';

const options = { module: '/routesOf.ts', defaultLang: 'en' };

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

it('writes a row for each route, with its path where the file does not tell it', () => {
  const source = moduleOf([
    { path: '/', file: 'en/index.mdx', lang: 'en' },
    { path: '/zh/other', file: 'zh/a.mdx', lang: 'zh' },
  ]);
  expect(shortRoutes(source, options)).toBe(`import { routesOf } from "/routesOf.ts";
export const routes = routesOf("en", [
  ["en/index.mdx", () => import(/* webpackChunkName: "route-0" */ "/docs/en/index.mdx")],
  ["zh/a.mdx", () => import(/* webpackChunkName: "route-1" */ "/docs/zh/a.mdx"), "/zh/other"],
]);
`);
});

it('says so when it cannot shorten them', () => {
  expect(() => shortRoutes('export const routes = [];', options)).toThrow('another way');
  const versioned = moduleOf([{ path: '/', file: 'en/index.mdx', lang: 'en', version: 'v1' }]);
  expect(() => shortRoutes(versioned, options)).toThrow('The route of en/index.mdx');
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
